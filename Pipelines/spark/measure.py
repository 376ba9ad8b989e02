"""Prints lines a second: one process, two jobs, Spark on two workers, and what the engine and json.loads cost alone.

usage: HOMEDUMP=PATH [LINES=N] [PARTITIONS=N] python3 measure.py
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

from test_replay import LINES, TOOL, Cluster, corpus, write

ENGINE = """
import json, sys, time
from pyspark.sql import SparkSession
context = SparkSession.builder.getOrCreate().sparkContext
lines = context.textFile(sys.argv[1], use_unicode=False)
lines.count()
for name, run in [
    ("Spark, cat", lambda: lines.map(bytes.decode).pipe("cat", env={}).count()),
    ("Spark, json.loads", lambda: lines.mapPartitions(lambda some: [sum(1 for line in some if json.loads(line))]).sum()),
]:
    start = time.monotonic()
    count = run()
    print("RATE", name, count / (time.monotonic() - start), sep="\\t")
"""


def row(name, rate):
    print(f"| {name} | {rate:,.0f} |", flush=True)


def main():
    with tempfile.TemporaryDirectory() as folder:
        lines = list(corpus(LINES))
        journal = os.path.join(folder, "whole.journal")
        pathlib.Path(journal).write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        journals = os.path.join(folder, "journals")
        write(journals, lines)
        print(f"| {LINES:,} lines on {os.cpu_count()} cores | lines a second |\n| --- | --- |")
        for name, options in [("one process", []), ("two jobs", ["--jobs", "2"])]:
            command = [TOOL, "replay", journal, "--format", "ndjson", "--exit-zero", "--run", "r", *options]
            start = time.monotonic()
            subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
            row(name, LINES / (time.monotonic() - start))
        cluster = Cluster(folder)
        try:
            arguments = ["--tool", TOOL, "--job", "measure", "--output", os.path.join(folder, "out")]
            arguments += ["--ledger", os.path.join(folder, "ledger"), os.path.join(journals, "*")]
            start = time.monotonic()
            job = cluster.submit(arguments)
            output, errors = job.communicate()
            if job.returncode != 0:
                sys.exit(output + errors)
            row("Spark, two workers of two cores, with its start", LINES / (time.monotonic() - start))
            script = os.path.join(folder, "engine.py")
            pathlib.Path(script).write_text(ENGINE)
            command = [os.path.join(cluster.home, "bin", "spark-submit"), "--master", cluster.url]
            command += ["--conf", "spark.executor.memory=512m", script, os.path.join(journals, "*")]
            result = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=cluster.environment, check=True)
            for line in result.stdout.splitlines():
                if line.startswith("RATE"):
                    _, name, rate = line.split("\t")
                    row(name, float(rate))
        finally:
            cluster.stop()


main()
