"""The table server: rooms, people, records, and the stream of views."""
