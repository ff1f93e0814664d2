"""The table as data that any screen can draw: what it shows, what answers bring, what happened where."""
