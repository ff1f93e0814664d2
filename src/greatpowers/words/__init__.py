"""What people read: Fluent files per language and the classes that fill them. Read by the edges only."""
