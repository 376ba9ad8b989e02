"""Replays journals of any size with an app's dump tool, on Apache Spark.

usage: spark-submit replay.py --tool PATH --job NAME --output DIR --ledger FILE JOURNAL… [--max-bad-lines N] [-- OPTION…]

JOURNAL is any path that Spark reads: globs, folders, compressed files, URLs. Each partition runs

    TOOL replay - --format ndjson --exit-zero --run NAME/PARTITION OPTION…

with an empty environment. The results of mismatching and invalid lines go to DIR/what=lines as JSON lines, the counts of
all partitions into the ledger FILE, and the totals and the report of `TOOL ledger FILE` to standard output.

The exit status is 0 if the job is whole, whatever differs; 1 if it is not: a partition failed, no line was read, or
more lines were invalid than --max-bad-lines allows.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading

NO_LINES = "the journals have no lines; check their paths"
TOTALS = ["lines", "replayed", "badLines", "sampledOut"]


class StageFailure(Exception):
    """A partition whose output cannot be used, and why."""


def resolved(tool):
    """Returns the path of the tool: an absolute path, or the file that `--files` has shipped under this name."""
    if os.path.isabs(tool):
        return tool
    from pyspark import SparkFiles

    return SparkFiles.get(tool)


def replay_partition(tool, job, options):
    """Returns the function that replays one partition, for `mapPartitionsWithIndex`."""

    def replay(partition, lines):
        command = [resolved(tool), "replay", "-", "--format", "ndjson", "--exit-zero", "--run", f"{job}/{partition}", *options]
        errors = tempfile.TemporaryFile()
        try:
            process = subprocess.Popen(
                command, env={}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
            )
        except OSError as error:
            raise StageFailure(
                f"partition {partition}: cannot run '{tool}': {error.strerror}; "
                "give its absolute path on the executors, or ship it with --files"
            ) from None
        feeder_error = []

        def feed():
            try:
                for line in lines:
                    process.stdin.write(line + b"\n")
                process.stdin.close()
            except BrokenPipeError:
                pass  # The process has ended; its status says why.
            except Exception as error:  # An error of Spark's input must fail the partition.
                feeder_error.append(error)
                process.kill()

        feeder = threading.Thread(target=feed, daemon=True)
        feeder.start()
        last = 0
        total = None
        try:
            for line in process.stdout:
                if line.startswith(b'{"line":'):
                    last += 1
                    if is_kept(line):
                        yield ("lines", f'{{"partition":{partition},{line.decode().rstrip()[1:]}')
                elif line.startswith(b'{"total":'):
                    total = line.decode().rstrip()
                else:
                    yield ("ledger", line.decode().rstrip())
            status = process.wait()
            feeder.join()
        finally:
            if process.poll() is None:  # Spark has stopped reading, or has killed the task.
                process.kill()
        if feeder_error:
            raise feeder_error[0]
        if status != 0 or total is None:
            errors.seek(0)
            words = errors.read(2000).decode(errors="replace").strip() or "it wrote no error"
            how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
            raise StageFailure(
                f"partition {partition}: the tool {how} after {last} of its lines: {words}"
            )
        yield ("totals", total)

    return replay


def is_kept(line):
    """Whether a line's result is written to the output: a difference, or an invalid line."""
    return b'"outcome":"mismatched"' in line or b'"outcome":"candidateError"' in line or b'"error":{' in line


def parse(arguments):
    parser = argparse.ArgumentParser(description="Replays journals on Spark with an app's dump tool.")
    parser.add_argument("journals", nargs="+", metavar="JOURNAL", help="a path that Spark reads")
    parser.add_argument("--tool", required=True, help="the app's dump tool: an absolute path on every executor, or a file of --files")
    parser.add_argument("--job", required=True, help="the job's name; the same job again counts once in a ledger")
    parser.add_argument("--output", required=True, help="a folder that does not exist, for the mismatches")
    parser.add_argument("--ledger", required=True, help="the ledger, a local file, which keeps its other runs")
    parser.add_argument("--max-bad-lines", type=int, default=0, help="how many invalid lines are accepted (0)")
    own, options = arguments, []
    if "--" in arguments:
        end = arguments.index("--")
        own, options = arguments[:end], arguments[end + 1 :]
    parsed = parser.parse_args(own)
    if not os.path.isabs(parsed.tool) and os.path.basename(parsed.tool) != parsed.tool:
        parser.error(f"'{parsed.tool}' must be an absolute path, or the name of a file of --files")
    return parsed, options


def merge_ledger(tool, path, lines):
    """Merges the lines into the ledger by the tool itself, and returns its report."""
    with tempfile.NamedTemporaryFile("w", suffix=".ledger", encoding="utf-8") as part:
        part.writelines(line + "\n" for line in lines)
        part.flush()
        ledgers = [part.name] + ([path] if os.path.exists(path) else [])
        merged = subprocess.run(
            [tool, "ledger", *ledgers, "--save", path, "--allow-empty"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        if merged.returncode not in (0, 1):
            raise StageFailure(f"the ledger: {merged.stderr.decode(errors='replace').strip()}")
        return merged.stdout.decode()


def summed(totals):
    """Returns the sums of the totals of all partitions, and how many of them ended for which reason."""
    sums = dict.fromkeys(TOTALS, 0)
    outcomes = {}
    ends = {}
    for total in totals:
        ends[total["end"]] = ends.get(total["end"], 0) + 1
        for name in TOTALS:
            sums[name] += total[name]
        for name, count in total["outcomes"].items():
            outcomes[name] = outcomes.get(name, 0) + count
    return {**sums, "outcomes": outcomes, "ends": ends}


def run(spark, parsed, options):
    """Runs the job; returns the totals and the report."""
    context = spark.sparkContext
    # Decompressed and split by Spark, but not shuffled: a partition is a split of a file.
    lines = context.textFile(",".join(parsed.journals), use_unicode=False)
    partitions = lines.getNumPartitions()
    if partitions == 0:
        raise StageFailure(NO_LINES)
    records = lines.mapPartitionsWithIndex(replay_partition(parsed.tool, parsed.job, options))
    frame = spark.createDataFrame(records, "what string, value string")
    # One run of the tool for each partition: its records are written once, by Spark's committer, and read back.
    frame.write.partitionBy("what").text(parsed.output)
    written = spark.read.schema("value string, what string").text(parsed.output)
    totals = [json.loads(row.value)["total"] for row in written.where("what = 'totals'").collect()]
    if len(totals) != partitions:
        raise StageFailure(f"{len(totals)} of {partitions} partitions have totals; remove the output and run again")
    sums = summed(totals)
    ledger = sorted(row.value for row in written.where("what = 'ledger'").collect())
    if sums["lines"] == 0:
        raise StageFailure(NO_LINES)
    if sums["badLines"] > parsed.max_bad_lines:
        invalid = written.where("what = 'lines' and instr(value, '\"error\":{') > 0").limit(1).collect()
        first = "".join(f", such as {row.value[:300]}" for row in invalid)
        raise StageFailure(
            f"{sums['badLines']} lines are invalid, {parsed.max_bad_lines} are accepted{first}; "
            "mend them, or give --max-bad-lines"
        )
    return sums, merge_ledger(resolved(parsed.tool), parsed.ledger, ledger)


def cause(error):
    """Returns the words of a stage's failure, which Spark wraps in the texts of its own errors."""
    text = str(error)
    for line in text.splitlines():
        if "StageFailure: " in line:
            return line.split("StageFailure: ", 1)[1].strip()
    return text.strip().splitlines()[0]


def main():
    parsed, options = parse(sys.argv[1:])
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName(f"replay {parsed.job}").getOrCreate()
    try:
        sums, report = run(spark, parsed, options)
    except Exception as error:
        print(f"replay: {cause(error)}", file=sys.stderr)
        return 1
    finally:
        spark.stop()
    print(json.dumps(sums))
    print(report, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
