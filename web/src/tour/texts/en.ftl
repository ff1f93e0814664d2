## The tour of a table

tour-offer = First game? Show me around
tour-offer-brief = Tour
tour-refuse = No tour
tour-menu = Tour of the table
tour-count = Step { $number } of { $all }
tour-next = Next
tour-back = Back
tour-skip = End the tour
tour-end = Let’s play
