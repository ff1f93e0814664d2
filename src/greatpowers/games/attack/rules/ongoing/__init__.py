"""What is going on in an action, as parts of the state: each with its fields, its gates, and how it begins and ends."""
