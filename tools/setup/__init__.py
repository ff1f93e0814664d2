"""What `run.py` is made of: it makes the environment, the client and the compiled build, and runs the checks.

Nothing here needs more than the standard library, for it runs before anything is installed.
"""
