"""Imperial: investors lend to six great powers, whoever lent most governs, the rondel picks the action."""
