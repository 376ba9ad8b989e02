"""Runs replay.py on a standalone cluster of a master and two workers on 127.0.0.1, and compares with one process.

usage: HOMEDUMP=PATH [LINES=N] [PARTITIONS=N] python3 -m unittest test_replay

Needs pyspark and a Java runtime; test.sh brings both. LINES is 200,000 and PARTITIONS is 40 unless given.
"""

import glob
import gzip
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

HERE = pathlib.Path(__file__).resolve().parent
SAMPLES = HERE.parent.parent / "Samples"
TOOL = os.path.abspath(os.environ.get("HOMEDUMP", ""))
LINES = int(os.environ.get("LINES", "200000"))
PARTITIONS = int(os.environ.get("PARTITIONS", "40"))
LAST = -1


class Cluster:
    """A master and two workers, each a process of its own."""

    def __init__(self, folder, java_options=""):
        import pyspark

        self.home = os.path.dirname(pyspark.__file__)
        self.folder = folder
        self.environment = {
            **os.environ, "SPARK_HOME": self.home, "PYSPARK_PYTHON": sys.executable,
            "PYSPARK_DRIVER_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1",
            "JAVA_TOOL_OPTIONS": f"{os.environ.get('JAVA_TOOL_OPTIONS', '')} {java_options}".strip(),
        }
        self.processes = []
        master = "org.apache.spark.deploy.master.Master"
        log = self.start("master", master, "--host", "127.0.0.1", "--port", "0", "--webui-port", "0")
        self.url = self.wait(log, r"Starting Spark master at (spark://\S+)")
        self.workers = [self.add_worker(index) for index in range(2)]

    def add_worker(self, index):
        worker = "org.apache.spark.deploy.worker.Worker"
        work = os.path.join(self.folder, f"work{index}")
        # A speculative attempt runs on another host than the first one.
        host = f"127.0.0.{index + 1}"
        arguments = ["--host", host, "--cores", "2", "--memory", "1g", "--webui-port", "0", "--work-dir", work]
        log = self.start(f"worker{index}", worker, self.url, *arguments, host=host)
        self.wait(log, "Successfully registered with master")
        return self.processes[LAST]

    def start(self, name, *arguments, host="127.0.0.1"):
        log = os.path.join(self.folder, f"{name}-{len(self.processes)}.log")
        with open(log, "w") as file:
            command = [os.path.join(self.home, "bin", "spark-class"), *arguments]
            process = subprocess.Popen(
                command, stdout=file, stderr=file, start_new_session=True,
                env={**self.environment, "SPARK_LOCAL_IP": host},
            )
        self.processes.append(process)
        return log

    def wait(self, log, pattern):
        for _ in range(600):
            found = re.search(pattern, pathlib.Path(log).read_text())
            if found:
                return found.group(found.lastindex or 0)
            time.sleep(0.1)
        raise RuntimeError(f"the cluster does not start: {pathlib.Path(log).read_text()[-2000:]}")

    def submit(self, arguments, settings=()):
        """Starts a job; returns its process."""
        command = [os.path.join(self.home, "bin", "spark-submit"), "--master", self.url]
        for setting in ["spark.executor.memory=512m", "spark.ui.enabled=false", *settings]:
            command += ["--conf", setting]
        command += [str(HERE / "replay.py"), *arguments]
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=self.environment, text=True
        )

    def stop(self):
        for process in self.processes:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def corpus(count):
    """Returns lines of journals with keys, in which every 97th differs."""
    good = [
        (content["type"], content["value"])
        for content in json.loads((SAMPLES / "home.json").read_text())["contents"]
        if content["type"] in ("coupons", "notice", "recommended")
    ]
    bad = [
        (content["type"], content["value"])
        for content in json.loads((SAMPLES / "mismatch.json").read_text())["contents"]
        if content["type"] == "recommended"
    ]
    for index in range(count):
        kind, value = bad[0] if index % 97 == 0 else good[index % len(good)]
        yield json.dumps({"key": f"k{index}", "at": 1775005200 + index, "kind": kind, "value": value}, ensure_ascii=False)


def write(folder, lines):
    """Writes journals, gzip and plain in turns, of which two are empty, one partition each."""
    os.makedirs(folder)
    lines = list(lines)
    files = PARTITIONS - 2
    size = -(-len(lines) // files)
    for index in range(files):
        text = "".join(line + "\n" for line in lines[index * size : (index + 1) * size])
        path = os.path.join(folder, f"{index:03}.journal")
        if index % 2:
            with gzip.open(path + ".gz", "wt", encoding="utf-8") as file:
                file.write(text)
        else:
            pathlib.Path(path).write_text(text, encoding="utf-8")
    for name in ("empty.journal.gz", "none.journal.gz"):
        gzip.open(os.path.join(folder, name), "wt").close()


class ReplayTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.folder = cls.temporary.name
        # Most jobs live for seconds, in which the optimizing compiler would cost more than it gains.
        cls.cluster = Cluster(cls.folder, java_options="-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
        lines = list(corpus(LINES))
        write(os.path.join(cls.folder, "journals"), lines)
        whole = subprocess.run(
            [TOOL, "replay", "-", "--format", "ndjson", "--exit-zero", "--run", "whole"],
            input="".join(line + "\n" for line in lines), stdout=subprocess.PIPE, text=True, check=True,
        ).stdout.splitlines()
        cls.total = json.loads(whole[LAST])["total"]
        cls.differing = {
            json.loads(line)["key"] for line in whole if line.startswith('{"line":') and '"mismatched"' in line
        }
        ledger = os.path.join(cls.folder, "whole.ledger")
        pathlib.Path(ledger).write_text("".join(line + "\n" for line in whole if line.startswith('{"schema":')))
        cls.contents = cls.evidence(ledger)

    @classmethod
    def tearDownClass(cls):
        cls.cluster.stop()
        cls.temporary.cleanup()

    @staticmethod
    def evidence(ledger):
        report = subprocess.run([TOOL, "ledger", ledger, "--format", "json"], stdout=subprocess.PIPE, text=True)
        return json.loads(report.stdout)["contents"]

    def arguments(self, name, journals="journals/*", tool=None, ledger=None, more=()):
        return [
            "--tool", tool or TOOL, "--job", "job", "--output", os.path.join(self.folder, name),
            "--ledger", os.path.join(self.folder, ledger or name + ".ledger"), *more,
            os.path.join(self.folder, journals),
        ]

    def finish(self, process):
        output, errors = process.communicate(timeout=900)
        return process.returncode, output, errors

    def check_whole(self, name, finished, ledger=None):
        status, output, errors = finished
        self.assertEqual(status, 0, errors[-3000:])
        sums = json.loads(output.splitlines()[0])
        for count in ("lines", "replayed", "badLines", "sampledOut", "outcomes"):
            self.assertEqual(sums[count], self.total[count], count)
        self.assertEqual(list(sums["ends"]), ["journal"])
        keys = []
        for path in glob.glob(os.path.join(self.folder, name, "what=lines", "part-*")):
            keys += [json.loads(line)["key"] for line in pathlib.Path(path).read_text().splitlines()]
        self.assertEqual(len(keys), len(set(keys)))
        self.assertEqual(set(keys), self.differing)
        self.assertEqual(self.evidence(os.path.join(self.folder, ledger or name + ".ledger")), self.contents)

    def test_equals_one_process_also_twice_into_one_ledger(self):
        self.assertEqual(self.total["outcomes"]["mismatched"], -(-LINES // 97))
        for name in ("first", "second"):
            process = self.cluster.submit(self.arguments(name, ledger="both.ledger"))
            self.check_whole(name, self.finish(process), ledger="both.ledger")

    def slow_tool(self, name, seconds):
        """Writes a tool that notes its run, waits in the first run of all, and then is the tool."""
        path = os.path.join(self.folder, name)
        pathlib.Path(path).write_text(
            "#!/bin/sh\n"
            f'echo "$*" >> {path}.runs\n'
            f"if /bin/mkdir {path}.once 2> /dev/null; then\n"
            f"  /bin/ps -o sid= $$ > {path}.session; /bin/sleep {seconds}\n"
            "fi\n"
            f'exec {TOOL} "$@"\n'
        )
        os.chmod(path, 0o755)
        return path

    def attempts(self, tool):
        """The number of attempts of the partition with the most."""
        runs = pathlib.Path(tool + ".runs").read_text().splitlines()
        return max(runs.count(run) for run in runs)

    def test_speculation_and_a_straggler(self):
        settings = [
            "spark.speculation=true", "spark.speculation.interval=100ms", "spark.speculation.multiplier=1.1",
            "spark.speculation.quantile=0.1", "spark.speculation.minTaskRuntime=100ms",
        ]
        tool = self.slow_tool("straggler", 90)
        process = self.cluster.submit(self.arguments("speculated", tool=tool), settings)
        self.check_whole("speculated", self.finish(process))
        self.assertGreater(self.attempts(tool), 1)

    def test_a_killed_worker(self):
        tool = self.slow_tool("killed", 20)
        process = self.cluster.submit(self.arguments("survived", tool=tool))
        result = []
        waiter = threading.Thread(target=lambda: result.append(self.finish(process)))
        waiter.start()
        session = pathlib.Path(tool + ".session")
        while waiter.is_alive() and not (session.exists() and session.read_text().strip()):
            time.sleep(0.05)
        victim = session.read_text().strip()
        subprocess.run(["pkill", "-KILL", "-s", victim], check=True)
        killed = [str(worker.pid) for worker in self.cluster.workers].index(victim)
        self.cluster.workers[killed] = self.cluster.add_worker(killed)
        waiter.join()
        self.check_whole("survived", result[0])
        self.assertGreater(self.attempts(tool), 1)

    def failure(self, name, **settings):
        status, output, errors = self.finish(self.cluster.submit(self.arguments(name, **settings)))
        self.assertEqual(status, 1, errors[-3000:])
        # spark-submit passes on the driver's messages by its standard output.
        lines = [line for line in (output + errors).splitlines() if line.startswith("replay: ")]
        self.assertEqual(len(lines), 1, (output + errors)[-3000:])
        self.assertNotIn("outcomes", output)
        return lines[0]

    def test_a_missing_tool(self):
        message = self.failure("missing", tool="/nowhere/homedump")
        self.assertRegex(message, r"partition \d+: cannot run '/nowhere/homedump': No such file or directory; give its")

    def test_a_tool_that_crashes_on_one_line(self):
        path = os.path.join(self.folder, "crashing")
        pathlib.Path(path).write_text(f'#!/bin/sh\n{TOOL} "$@" | /usr/bin/head -n 3\nkill -SEGV $$\n')
        os.chmod(path, 0o755)
        message = self.failure("crashed", tool=path)
        self.assertRegex(message, r"partition \d+: the tool was ended by signal 11 after \d of its lines: ")

    def test_a_shipped_tool(self):
        name = os.path.basename(TOOL)
        process = self.cluster.submit(self.arguments("shipped", tool=name), [f"spark.files={TOOL}"])
        self.check_whole("shipped", self.finish(process))

    def test_invalid_lines(self):
        folder = os.path.join(self.folder, "invalid")
        os.makedirs(folder)
        lines = list(corpus(10)) + ['{"key":"torn","kind"']
        pathlib.Path(folder, "a.journal").write_text("".join(line + "\n" for line in lines))
        message = self.failure("refused", journals="invalid/*")
        self.assertRegex(message, r'1 lines are invalid, 0 are accepted, such as {"partition":\d,"line":\d+')
        more = ["--max-bad-lines", "1"]
        arguments = self.arguments("accepted", journals="invalid/*", more=more)
        status, output, errors = self.finish(self.cluster.submit(arguments))
        self.assertEqual(status, 0, errors[-3000:])
        sums = json.loads(output.splitlines()[0])
        self.assertEqual((sums["lines"], sums["badLines"]), (11, 1))

    def test_options_of_replay(self):
        folder = os.path.join(self.folder, "stopped")
        os.makedirs(folder)
        pathlib.Path(folder, "a.journal").write_text("".join(line + "\n" for line in list(corpus(1)) * 4))
        more = ["--", "--max-mismatches", "1"]
        arguments = self.arguments("stopping", journals="stopped/*")
        status, output, errors = self.finish(self.cluster.submit(arguments + more))
        self.assertEqual(status, 0, errors[-3000:])
        sums = json.loads(output.splitlines()[0])
        self.assertEqual(sums["outcomes"]["mismatched"], sums["lines"])
        self.assertEqual(sums["ends"]["maximumMismatches"], sums["lines"])

    def test_no_lines(self):
        folder = os.path.join(self.folder, "nothing")
        os.makedirs(folder)
        pathlib.Path(folder, "a.journal").write_text("")
        self.assertIn("the journals have no lines", self.failure("empty", journals="nothing/*"))


if __name__ == "__main__":
    unittest.main()
