"""Compares what other programs read of the metrics of `homedump ledger` with its JSON report.

usage: python check-telemetry.py HOMEDUMP DASHBOARD, with promtool and prometheus in PATH
"""

import base64
import http.server
import json
import math
import random
import re
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request
from pathlib import Path

from google.protobuf import json_format
from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import ExportMetricsServiceRequest
from opentelemetry.proto.metrics.v1.metrics_pb2 import MetricsData
from prometheus_client.openmetrics.parser import text_string_to_metric_families as openmetrics_families
from prometheus_client.parser import text_string_to_metric_families as prometheus_families

OUTCOMES = ["matched", "mismatched", "candidateError", "ignored", "skipped", "sampledOut"]
TYPES = {
    "prometheus": "text/plain; version=0.0.4",
    "openmetrics": "application/openmetrics-text; version=1.0.0; charset=utf-8",
}
HOSTILE = ['a"b', "a\\b", "a\nb", "a\\nb", "a\rb", "a\tb", "{}", "#", "", "日本語", "🏠", "\u202e", "a,b=\"c\"", "\x7f", "\x00"]


def fail(sentence):
    sys.exit(f"check-telemetry: {sentence}")


def entry(random, kind, flag, app):
    count = lambda most: random.choice([0, 0, 1, random.randrange(most)])
    times = lambda: {str(random.randrange(160)): random.randrange(1, 1000) for _ in range(random.randrange(6))}
    one = {
        "kind": kind, "flagVersion": flag, "appVersion": app, "restart": 0, "toleratedRate": 0.01,
        "stages": random.choice([["shadow"], ["live"], ["shadow", "live"], ["off"], ["off", "shadow"], []]),
        "matched": random.randrange(3000), "mismatched": count(20), "candidateError": count(5), "ignored": count(9),
        "skipped": count(9), "sampledOut": count(99), "firstDifference": "/secret/place",
        "latency": {"legacy": times(), "state": times()}, "trip": None,
        "places": [{"path": "/secret/place", "aspect": "value", "count": 1}], "cohort": "secret cohort",
    }
    if random.random() < 0.7:
        hashes = sorted({random.randrange(1 << 63) for _ in range(random.randrange(1, 60))})
        encode = lambda numbers: base64.b64encode(b"".join(struct.pack(">Q", n) for n in numbers)).decode()
        one["distinct"] = {"comparisons": one["matched"], "k": 2048, "key": "t", "hashes": encode(hashes), "differing": ""}
    return one


def ledger(seed):
    """Lines of runs with common, rare and hostile names."""
    source = random.Random(seed)
    lines = []
    for run in range(40):
        keys = {(source.choice(["banner", "coupons"] + HOSTILE), source.choice(["", "7"] + HOSTILE), source.choice(["4.2", "4.3"]))
                for _ in range(8)}
        days = sorted({f"2026-04-{source.randrange(1, 30):02}" for _ in range(3)})
        lines.append(json.dumps({
            "schema": 1, "run": f"r{run}", "installation": f"i{run % 7}", "contents": 1, "days": days,
            "entries": [entry(source, *key) for key in sorted(keys)],
        }))
    return "\n".join(lines) + "\n"


def series(name, labels):
    """A series' identity; Prometheus does not tell an empty label from a missing one."""
    return name, tuple(sorted((k, v) for k, v in labels.items() if v != ""))


def bound(text):
    return "+Inf" if text == "+Inf" else repr(float(text))


def text_series(families):
    found = {}
    for family in families:
        for sample in family.samples:
            labels = dict(sample.labels)
            if "le" in labels:
                labels["le"] = bound(labels["le"])
            key = series(sample.name, labels)
            if key in found:
                fail(f"the series {key} occurs twice")
            found[key] = sample.value
    return found


def strict_otlp(line):
    """What json_format reads although OTLP's JSON does not have it."""
    def walk(value, path):
        if value is None:
            fail(f"{path} is null")
        if isinstance(value, dict):
            for key, one in value.items():
                if "_" in key:
                    fail(f"{path}/{key} is not in lower camel case")
                if key in ("timeUnixNano", "startTimeUnixNano", "asInt", "count") and not (
                    isinstance(one, str) and re.fullmatch(r"-?\d+", one)
                ):
                    fail(f"{path}/{key} is {one!r}, and a 64-bit integer is a string")
                if key in ("asDouble", "sum") and "dataPoints" in path and not isinstance(one, (int, float)):
                    fail(f"{path}/{key} is {one!r}, which is no number")
                if key == "aggregationTemporality" and one != 2:
                    fail(f"{path}/{key} is {one!r}, not 2")
                walk(one, f"{path}/{key}")
        if isinstance(value, list):
            for index, one in enumerate(value):
                walk(one, f"{path}[{index}]")
    def refuse(text):
        fail(f"a number is {text}")
    walk(json.loads(line, parse_constant=refuse), "")


def otlp_series(text):
    found = {}
    if not text.endswith("\n") or text.startswith("\ufeff"):
        fail("a line of OTLP has no end, or the text has a byte order mark")
    for line in text[:-1].split("\n"):
        strict_otlp(line)
        data = json_format.Parse(line, MetricsData())
        if json_format.Parse(line, ExportMetricsServiceRequest()).SerializeToString() != data.SerializeToString():
            fail("a request of the collector differs from the same metrics")
        for resource in data.resource_metrics:
            for scope in resource.scope_metrics:
                for metric in scope.metrics:
                    for key, value in otlp_metric(metric):
                        if key in found:
                            fail(f"the series {key} occurs twice")
                        found[key] = value
    return found


def otlp_metric(metric):
    """The series that a metric becomes in Prometheus."""
    name = metric.name.replace(".", "_") + ("_seconds" if metric.unit == "s" else "")
    kind = metric.WhichOneof("data")
    data = getattr(metric, kind)
    if kind == "sum" and not data.is_monotonic:
        fail(f"{metric.name} is not monotonic")
    for point in data.data_points:
        labels = {one.key: one.value.string_value for one in point.attributes}
        if len(labels) != len(point.attributes):
            fail(f"{metric.name} has an attribute twice")
        if not point.time_unix_nano > point.start_time_unix_nano:
            fail(f"{metric.name} begins after its time")
        if kind == "histogram":
            bounds, counts = list(point.explicit_bounds), list(point.bucket_counts)
            if len(counts) != len(bounds) + 1 or sum(counts) != point.count:
                fail(f"{metric.name} has {len(bounds)} bounds, and counts that do not fit")
            if any(a >= b for a, b in zip(bounds, bounds[1:])) or not all(map(math.isfinite, bounds)):
                fail(f"{metric.name} has bounds that do not rise")
            total = 0
            for limit, count in zip(list(map(repr, bounds)) + ["+Inf"], counts):
                total += count
                yield series(name + "_bucket", {**labels, "le": limit}), float(total)
            yield series(name + "_sum", labels), point.sum
            yield series(name + "_count", labels), float(point.count)
        else:
            value = point.as_int if point.WhichOneof("value") == "as_int" else point.as_double
            yield series(name + ("_total" if kind == "sum" else ""), labels), float(value)


def expected_sums(report):
    """What the JSON report says, as the series that must have it; counters summed over the stages."""
    found = {series("homebridge_runs", {}): report["runs"]}
    for row in report["contents"]:
        key = {"kind": row["kind"], "flag_version": row["flagVersion"], "app_version": row["appVersion"]}
        add = lambda name, value, **more: found.__setitem__(series("homebridge_" + name, {**key, **more}), value)
        for outcome in OUTCOMES:
            add("comparisons_total", row[outcome], outcome=outcome)
        add("advice", 1, advice=row["advice"])
        responses = row["responses"]
        claims = [("pool", row["rollBack"]), ("installations", row["installations"]), ("comparisons", row["advance"])]
        if responses["key"] is not None:
            claims += [(name, {**responses[name], "alpha": responses["alpha"]}) for name in ("differentResponses", "knownResponses")]
            add("distinct_responses", responses["distinct"])
            add("comparison_dates_since_new", responses["daysSinceNew"])
        for claim, proof in claims:
            add("e_value_log", proof["logE"], claim=claim)
            add("e_value_log_threshold", -math.log(proof["alpha"]), claim=claim)
        add("comparison_dates", responses["days"])
        add("installations", row["installations"]["count"])
        add("tripped_runs", row["trips"])
        for side, times in row["latency"].items():
            if times["count"]:
                add("latency_seconds_count", times["count"], side=side)
    for one in report["uncounted"]:
        found[series("homebridge_advice", {"kind": one["kind"], "advice": one["advice"]})] = 1
    return found


def check_report(found, report, source):
    """Fails unless the series have the report's numbers, and no others besides buckets and sums."""
    sums = {}
    for (name, labels), value in found.items():
        if name.endswith(("_bucket", "_sum")) or name == "homebridge_advice" and value == 0:
            continue
        key = series(name, {k: v for k, v in labels if k != "stage"})
        sums[key] = sums.get(key, 0) + value
    expected = expected_sums(report)
    if set(sums) != set(expected):
        fail(f"{source} has other series than the report: {list(set(sums) ^ set(expected))[:3]}")
    for key, value in expected.items():
        if not math.isclose(sums[key], value, rel_tol=1e-5, abs_tol=1e-9):
            fail(f"{source} has {sums[key]} for {key}, and the report {value}")
    advice = [value for (name, _), value in found.items() if name == "homebridge_advice"]
    if len(advice) != 9 * sum(advice):
        fail(f"{source} has {len(advice)} states of advice, of which {sum(advice)} are given")
    return len(expected)


def run(homedump, path, *arguments):
    result = subprocess.run([homedump, "ledger", path, "--allow-empty", *arguments], capture_output=True)
    if result.returncode not in (0, 1) or result.stderr:
        fail(f"homedump has ended with {result.returncode}: {result.stderr.decode()}")
    return result.stdout.decode()


def promtool(arguments, text, what):
    result = subprocess.run(["promtool", *arguments], input=text.encode(), capture_output=True)
    if result.returncode:
        fail(f"promtool refuses {what}: {(result.stdout + result.stderr).decode()}")


def expressions(dashboard):
    """The expressions of a dashboard, with values for its variables."""
    board = json.loads(Path(dashboard).read_text())
    values = {"$__rate_interval": "5m", "$kind": ".*", "$app_version": ".*"}
    found = []
    for panel in board["panels"]:
        for target in panel["targets"]:
            expression = target["expr"]
            for name, value in values.items():
                expression = expression.replace(name, value)
            found.append(expression)
    return found


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Pages(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body, kind = self.server.pages[self.path]
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *arguments):
        pass


def query(port, expression):
    body = urllib.parse.urlencode({"query": expression}).encode()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/v1/query", body, timeout=10) as response:
        return json.load(response)["data"]["result"]


def check_server(texts, report, dashboard, folder):
    """Has a Prometheus server scrape the texts, and asks it for all series."""
    pages = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pages)
    pages.pages = {f"/{name}": (texts[name], kind) for name, kind in TYPES.items()}
    threading.Thread(target=pages.serve_forever, daemon=True).start()
    jobs = [{"job_name": name, "metrics_path": f"/{name}", "static_configs": [{"targets": [f"127.0.0.1:{pages.server_port}"]}]}
            for name in TYPES]
    config = folder / "prometheus.yml"
    config.write_text(json.dumps({"global": {"scrape_interval": "1s"}, "scrape_configs": jobs}))
    port = free_port()
    log = open(folder / "prometheus.log", "w")
    server = subprocess.Popen(
        ["prometheus", f"--config.file={config}", f"--storage.tsdb.path={folder}/data", f"--web.listen-address=127.0.0.1:{port}"],
        stdout=log, stderr=log,
    )
    try:
        end = time.monotonic() + 60
        while True:
            try:
                if len(query(port, "up == 1")) == len(TYPES):
                    break
            except OSError:
                pass
            if server.poll() is not None or time.monotonic() > end:
                fail("Prometheus does not scrape: " + (folder / "prometheus.log").read_text()[-2000:])
            time.sleep(0.2)
        for job in TYPES:
            found = {}
            for one in query(port, f'{{__name__=~"homebridge_.*",job="{job}"}}'):
                labels = {k: v for k, v in one["metric"].items() if k not in ("__name__", "job", "instance")}
                if "le" in labels:
                    labels["le"] = bound(labels["le"])
                found[series(one["metric"]["__name__"], labels)] = float(one["value"][1])
            count = check_report(found, report, f"Prometheus, from {job},")
            print(f"Prometheus has {len(found)} series from {job}; {count} numbers equal the report's")
            check_medians(port, job, report)
        asked = [one for one in expressions(dashboard) if "[" not in one]
        for expression in asked:
            if not query(port, expression):
                fail(f"the dashboard's expression has no result: {expression}")
        for expression in expressions(dashboard):
            query(port, expression)
        print(f"Prometheus evaluates the dashboard's {len(expressions(dashboard))} expressions")
    finally:
        server.terminate()
        server.wait()
        pages.shutdown()
        log.close()


def check_medians(port, job, report):
    """A median of the buckets is in the doubling in which the report's is."""
    found = {}
    for one in query(port, f'histogram_quantile(0.5, homebridge_latency_seconds_bucket{{job="{job}"}})'):
        labels = {k: v for k, v in one["metric"].items() if k not in ("job", "instance")}
        found[series("", labels)] = float(one["value"][1])
    count = 0
    for row in report["contents"]:
        for side, times in row["latency"].items():
            median = times["medianNanoseconds"]
            if median is None or not 1024 <= median < 1 << 35:
                continue
            key = series("", {"kind": row["kind"], "flag_version": row["flagVersion"], "app_version": row["appVersion"], "side": side})
            bits = median.bit_length()
            if not (2 ** (bits - 1) - 1) / 1e9 <= found[key] <= (2**bits - 1) / 1e9:
                fail(f"Prometheus has the median {found[key]} s for {key}, and the report {median} ns")
            count += 1
    print(f"{count} medians are in the doubling of the report's")


def check(homedump, path, name):
    texts = {one: run(homedump, path, "--format", one) for one in (*TYPES, "otlp")}
    report = json.loads(run(homedump, path, "--format", "json", "--times"))
    for one, text in texts.items():
        if "secret" in text:
            fail(f"{one} has a place or a cohort")
    promtool(["check", "metrics"], texts["prometheus"], name)
    found = {
        "prometheus": text_series(prometheus_families(texts["prometheus"])),
        "openmetrics": text_series(openmetrics_families(texts["openmetrics"])),
        "otlp": otlp_series(texts["otlp"]),
    }
    for one, numbers in found.items():
        if numbers != found["prometheus"]:
            fail(f"{one} has other series or numbers than prometheus")
    count = check_report(found["prometheus"], report, "The text")
    print(f"{name}: three formats have the same {len(found['otlp'])} series; {count} numbers equal the report's")
    return texts, report


def main(homedump, dashboard):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "empty.ledger").write_text("")
        check(homedump, folder / "empty.ledger", "an empty ledger")
        sample = folder / "sample.ledger"
        subprocess.run([homedump, "replay", "Samples/quiz.journal", "--ledger", sample], check=True, capture_output=True)
        check(homedump, sample, "a replay of the sample")
        (folder / "many.ledger").write_text(ledger(1))
        texts, report = check(homedump, folder / "many.ledger", "many runs")
        rules = [{"record": f"check:{index}", "expr": one} for index, one in enumerate(expressions(dashboard))]
        (folder / "rules.yml").write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}))
        promtool(["check", "rules", str(folder / "rules.yml")], "", "the dashboard's expressions")
        check_server(texts, report, dashboard, folder)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
