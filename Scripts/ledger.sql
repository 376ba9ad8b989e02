-- The counts of ledgers in a warehouse that has each line as a row: lines(line TEXT), in any order, lines also more than
-- once. Written for SQLite 3.38 or later; elsewhere the names of the JSON functions differ. The view `evidence_counts`
-- has the numbers of `homedump ledger --format json`.

-- The lines, an empty object for each that is not JSON, such as one that a killed process has cut off.
CREATE VIEW json_lines AS
SELECT CASE WHEN json_valid(line) THEN line ELSE '{}' END AS line FROM lines;

-- An entry for each state that a run has reported of a kind and its versions.
CREATE VIEW entries AS
SELECT
  line ->> '$.run' AS run,
  entry.value ->> '$.kind' AS kind,
  entry.value ->> '$.appVersion' AS app_version,
  entry.value ->> '$.flagVersion' AS flag_version,
  entry.value ->> '$.matched' AS matched,
  entry.value ->> '$.mismatched' AS mismatched,
  entry.value ->> '$.candidateError' AS candidate_error,
  entry.value ->> '$.ignored' AS ignored,
  entry.value ->> '$.skipped' AS skipped,
  coalesce(entry.value ->> '$.sampledOut', 0) AS sampled_out
FROM json_lines, json_each(line, '$.entries') AS entry
WHERE json_type(line, '$.entries') = 'array';

-- The runs whose counts of a kind are ignored.
CREATE VIEW cleared AS
SELECT line ->> '$.cleared.kind' AS kind, run.value AS run
FROM json_lines, json_each(line, '$.cleared.runs') AS run
WHERE json_type(line, '$.cleared') = 'object';

-- Of a run's states the one that has counted most: a state has all counts of the states before it.
CREATE VIEW latest AS
SELECT * FROM (
  SELECT *, ROW_NUMBER() OVER (
    PARTITION BY run, kind, app_version, flag_version
    ORDER BY matched + mismatched + candidate_error + ignored + skipped + sampled_out DESC
  ) AS place
  FROM entries
) WHERE place = 1;

CREATE VIEW evidence_counts AS
SELECT
  kind, app_version, flag_version,
  SUM(matched) AS matched, SUM(mismatched) AS mismatched, SUM(candidate_error) AS candidate_error,
  SUM(ignored) AS ignored, SUM(skipped) AS skipped, SUM(sampled_out) AS sampled_out,
  SUM(mismatched + candidate_error) AS s,
  SUM(matched + mismatched + candidate_error) AS n
FROM latest
WHERE NOT EXISTS (
  SELECT 1 FROM cleared WHERE cleared.kind = latest.kind AND cleared.run = latest.run
)
GROUP BY kind, app_version, flag_version
ORDER BY kind, app_version, flag_version;
