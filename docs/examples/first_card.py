#!/usr/bin/env python3
"""A bot for Six Stones: recruits whenever it can, else takes what comes first."""
import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    if "moves" not in question:
        continue  # a game begins or is over: nothing is asked
    moves = question["moves"]
    recruits = [move for move in moves if move.startswith("recruit")]
    answer = {"move": (recruits or moves)[0]}
    print(json.dumps(answer), flush=True)
