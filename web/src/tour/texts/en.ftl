## The tour through the first turn

tour-offer = First game? Show me around
tour-offer-brief = Tour
tour-refuse = No tour
tour-menu = Tour of the table
tour-count = Step { $number } of { $all }
tour-next = Next
tour-back = Back
tour-skip = Skip
tour-end = Let’s play

tour-prompt-head = This is what to do now
tour-prompt = You do not play a nation, you play a lender. Whoever has lent a nation the most governs it and moves for it.
    When the game asks you something, the question stands here. “Done” says what it will do; “Undo” takes your last answer back, as long as nothing new was learned.

tour-rondel-head = The rondel
tour-rondel = { $edition ->
        [world] In its turn every nation moves clockwise and does what its field says. Three fields are free. Each further one costs you yourself 1 M plus the nation’s power factor, and more than six are not allowed.
       *[other] In its turn every nation moves clockwise and does what its field says. Three fields are free. Each further one costs you yourself 2 M, and more than six are not allowed.
    }
    Only for the very first turn of a nation is every field free.

tour-fields-head = See first what it brings
tour-fields = The same fields as a table: price, treasury, your cash, power and points, before and after. A click or the keys 1 to 6 choose a field. What is not possible stays in sight and says why.

tour-map-head = The map
tour-map = { $edition ->
        [first] Armies move on land, fleets at sea; fleets carry armies across. Where a nation stands alone it puts a tax chip. Taxation brings 2 M for each free factory and 1 M for each tax chip.
        [world] Armies move on land, fleets at sea; fleets carry armies across. Where a nation stands alone it puts a flag. Taxation brings 2 M for each free factory and 1 M for each flag. Two canals shorten the way by sea: whoever has the flag in Colombia or North Africa decides who passes.
       *[other] Armies move on land, fleets at sea; fleets carry armies across. Where a nation stands alone it puts a flag. Taxation brings 2 M for each free factory and 1 M for each flag.
    }
    A click on a region shows what is in it.

tour-books-head = The books
tour-books = Columns are nations, rows are players, chips are bonds; the crown shows the government. In the end every bond counts its interest times the nation’s power factor, and your cash is added. When a nation reaches 25 power points the game is over at once.
    The money in a treasury belongs to the nation, not to you.

tour-investor-head = Investing
tour-investor = { $edition ->
        [first] When a nation stops on Investor it pays its lenders interest. Then, and also when it only passes the field, the holder of the investor card takes 2 M and may give or raise a bond. Whoever governs no nation may invest after that, too, without the 2 M. That is how governments change.
       *[other] When a nation stops on Investor it pays its lenders interest. Then, and also when it only passes the field, the holder of the investor card takes 2 M and may give or raise a bond. Whoever loses the last government gets a Swiss Bank: it invests after that, too, without the 2 M, and may stop a nation on Investor whose treasury covers all interest.
    }
tour-investor-free = This table plays without the investor card: after each turn everybody in order, the government first, may give the nation that moved a bond or raise one. Whoever governs nothing may lend to any nation. So governments change.
    When a nation stops on Investor it pays its lenders interest.

tour-log-head = What happened so far
tour-log = Every line of the log leads to its moment. The time strip above leafs through the whole game without changing it. U opens the rules beside the table, ? shows all keys.
    You find this tour again in the menu.
