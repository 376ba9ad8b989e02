#!/usr/bin/env python3
"""Plants each fault of mutants.txt into a copy of the glue, and requires that a test turns red.

usage: Tests/AppleGlue/mutants.py [texts in the lines of the faults to try]

A fault that does not compile proves nothing, and counts as an error. Takes about a minute a fault.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

package = pathlib.Path(__file__).resolve().parent.parent.parent
faults = []
for line in (package / "Tests/AppleGlue/mutants.txt").read_text().splitlines():
    if line and not line.startswith("#"):
        file, right, wrong = (part.strip(" ").replace("↵", "\n") for part in line.split("▸"))
        faults.append((line, file, right, wrong))
if len(sys.argv) > 1:
    faults = [fault for fault in faults if any(text in fault[0] for text in sys.argv[1:])]

# The files of the checkout, also new ones, without what builds have left.
copy = pathlib.Path(tempfile.mkdtemp()) / "package"
listed = subprocess.run(
    ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    cwd=package,
    capture_output=True,
    text=True,
    check=True,
)
for name in filter(None, listed.stdout.split("\0")):
    if (package / name).is_symlink() or (package / name).exists():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(package / name, copy / name, follow_symlinks=False)


def run(*arguments, timeout=240):
    command = ["swift", *arguments, "--package-path", str(copy / "Tests/AppleGlue")]
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout)


def turns_red(*arguments):
    try:
        return run("test", "--skip-build", *arguments).returncode != 0
    except subprocess.TimeoutExpired:
        return True


bad = []
try:
    if run("test", timeout=None).returncode != 0:
        sys.exit("The tests fail without a fault, so no fault can be seen.")
    for line, file, right, wrong in faults:
        path = copy / "Sources/ScreenViews" / file
        text = path.read_text()
        if right not in text:
            bad.append(f"the text is not in the file: {line}")
            continue
        path.write_text(text.replace(right, wrong))
        built = run("build", "--build-tests")
        if built.returncode != 0:
            bad.append(f"does not compile: {line}")
        else:
            # The quick tests first: the property tests take most of the time.
            if turns_red("--skip", "StackViewHostTests") or turns_red():
                print(f"red: {line}", flush=True)
            else:
                bad.append(f"survives: {line}")
        if bad and line in bad[-1]:
            print(bad[-1], flush=True)
        path.write_text(text)
finally:
    shutil.rmtree(copy.parent)
print(f"{len(faults) - len(bad)} of {len(faults)} faults turn a test red.")
sys.exit(1 if bad else 0)
