"""Compares the counts of `homedump ledger` with those of Scripts/ledger.sql in SQLite, to the byte.

usage: python3 Scripts/check-warehouse.py HOMEDUMP [RUNS]

The ledger is made by chance, from a printed seed: growing states of runs, repeated lines, several versions, clearings.
"""

import json
import pathlib
import random
import sqlite3
import subprocess
import sys
import tempfile

OUTCOMES = ["matched", "mismatched", "candidateError", "ignored", "skipped", "sampledOut"]


def lines(runs, seed):
    chance = random.Random(seed)
    result = []
    for run in range(runs):
        counts = {}
        for _ in range(chance.randint(1, 3)):
            key = (chance.choice(["coupons", "notice", "価格"]), chance.choice(["4.2", "4.3"]), chance.choice(["", "7"]))
            state = counts.setdefault(key, dict.fromkeys(OUTCOMES, 0))
            for outcome in OUTCOMES:
                state[outcome] += chance.randint(0, 9)
            entries = [
                {
                    "kind": kind, "flagVersion": flag, "appVersion": app, "restart": 0, "toleratedRate": 0.01,
                    "stages": ["shadow"], **numbers, "firstDifference": None,
                    "latency": {"legacy": {}, "state": {}}, "trip": None,
                }
                for (kind, app, flag), numbers in counts.items()
            ]
            if run % 4 == 0:  # as an older version wrote them
                for entry in entries:
                    del entry["sampledOut"]
            line = {"schema": 1, "installation": f"i{run // 3}", "run": f"run {run}", "contents": 3, "entries": entries}
            result += [json.dumps(line, ensure_ascii=False)] * chance.randint(1, 2)
        if chance.random() < 0.05:
            cleared = {"kind": "notice", "runs": [f"run {run}", f"run {run // 2}"]}
            result.append(json.dumps({"schema": 1, "cleared": cleared}))
    chance.shuffle(result)
    # A killed process has cut off its last line.
    return result + [result[0][: len(result[0]) // 2]]


def from_tool(homedump, path):
    report = subprocess.run(
        [homedump, "ledger", path, "--format", "json", "--allow-empty"], stdout=subprocess.PIPE, text=True
    )
    if report.returncode not in (0, 1):
        sys.exit("check-warehouse: homedump ledger failed")
    contents = json.loads(report.stdout)["contents"]
    keys = ["kind", "appVersion", "flagVersion", *OUTCOMES, "s", "n"]
    return [[content[key] for key in keys] for content in contents]


def from_warehouse(ledger):
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE lines (line TEXT)")
    database.executemany("INSERT INTO lines VALUES (?)", [(line,) for line in ledger])
    database.executescript(pathlib.Path(__file__).with_name("ledger.sql").read_text())
    return [list(row) for row in database.execute("SELECT * FROM evidence_counts")]


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit("check-warehouse: one program is needed; write 'check-warehouse.py .build/debug/homedump'")
    runs = int(sys.argv[2]) if len(sys.argv) == 3 else 2000
    seed = random.randrange(1 << 32)
    ledger = lines(runs, seed)
    with tempfile.NamedTemporaryFile("w", suffix=".ledger") as file:
        file.writelines(line + "\n" for line in ledger)
        file.flush()
        tool = json.dumps(from_tool(sys.argv[1], file.name))
    warehouse = json.dumps(from_warehouse(ledger))
    if tool != warehouse:
        sys.exit(f"check-warehouse: seed {seed}:\n  homedump: {tool}\n  SQLite:   {warehouse}")
    rows = len(json.loads(tool))
    print(f"{rows} rows of {runs} runs in {len(ledger)} lines: SQLite counts what homedump counts.")


main()
