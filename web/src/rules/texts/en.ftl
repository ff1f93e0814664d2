## The rules beside the table

rules-drawer = Rules
rules-drawer-page = Open as a page of its own
rules-short = Rule: { $heading }
