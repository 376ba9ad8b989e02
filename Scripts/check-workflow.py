#!/usr/bin/env python3
"""Checks .github/workflows/ci.yml, which does not run here: its syntax, that of its commands, and that the schemes,
folders and scripts that it names exist.

usage: Scripts/check-workflow.py
"""
import json
import pathlib
import re
import subprocess
import sys

import yaml

root = pathlib.Path(__file__).resolve().parent.parent
workflow = yaml.safe_load((root / ".github/workflows/ci.yml").read_text())
problems = []


def products(package):
    if package.suffix == ".swiftpm":  # Its manifest loads on Apple's platforms alone.
        return re.findall(r'\.iOSApplication\(\s*name: "(\w+)"', (package / "Package.swift").read_text())
    command = ["swift", "package", "--package-path", str(package), "dump-package"]
    manifest = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return [product["name"] for product in manifest["products"]]


steps = 0
for name, job in workflow["jobs"].items():
    for key in ("runs-on", "timeout-minutes", "steps"):
        if key not in job:
            problems.append(f"the job {name} has no {key}")
    for step in job["steps"]:
        if ("run" in step) == ("uses" in step):
            problems.append(f"a step of {name} does not have either a command or an action: {step}")
        if "run" not in step:
            continue
        steps += 1
        folder = root / step.get("working-directory", ".")
        # GitHub replaces its expressions before the shell reads the command.
        command = re.sub(r"\$\{\{.*?\}\}", "x", step["run"])
        shell = subprocess.run(["bash", "-n"], input=command, capture_output=True, text=True)
        if shell.returncode != 0:
            problems.append(f"{step['run']}: {shell.stderr}")
        schemes = re.findall(r"-scheme (\w+)", command)
        schemes += re.findall(r"\w+", " ".join(re.findall(r'schemes="(?:\$schemes)?([\w ]+)"', command)))
        known = products(folder) if schemes else []
        problems += [f"{folder} has no product {scheme}" for scheme in schemes if scheme not in known]
        paths = re.findall(r"--package-path (\S+)", command) + re.findall(r"bash (\S+/\S+)", command)
        problems += [f"{path} does not exist" for path in paths if not (folder / path).exists()]

for problem in problems:
    print(f"ci.yml: {problem}", file=sys.stderr)
if problems or steps < 6:
    sys.exit(f"ci.yml has {len(problems)} problems, and {steps} commands.")
print(f"{steps} commands of {len(workflow['jobs'])} jobs: syntax, schemes and folders are right.")
