import { expect, test } from "vitest";
import { canonicalJson, hashOf } from "../../platform/canonical";
import { entryHashes, figuresHash, linkHash } from "./chain";

const times = {
  ...{ id: "act_1", branch: "brn_1", day: "2026-04-07", breaks: [], kind: null },
  ...{ startedAt: "2026-04-07T06:00:00.000Z", endedAt: "2026-04-07T14:00:00.000Z" },
};
const entry = {
  ...{ ...times, project: "prj_1", task: null, source: "phone" as const },
  ...{ flags: [], stampings: [], corrections: [] },
  ...{ user: "usr_1", externalUser: null, state: "ended" as const, workedSeconds: 28_800, breakSeconds: 0 },
};
const sums = {
  ...{ plannedMinutes: 480, workedMinutes: 480, breakMinutes: 0, absences: [], differenceMinutes: 0, surcharges: [] },
  ...{ days: [], correctionMinutes: 0, openingBalanceMinutes: 0, closingBalanceMinutes: 0, roundingMinutes: 1 },
};
const figures = { ...sums, warnings: [] };
const link = { user: "usr_1", month: "2026-04", entries: [], figures: "", previous: "", lockedAt: "2026-05-08" };
const salted = (value: unknown): string => hashOf(`salt\n${canonicalJson(value)}`);

test("months that were locked by a former format are checked by it", () => {
  expect(entryHashes({ entries: [entry], salt: "salt", format: undefined })).toEqual([salted(times)]);
  const { user: _, externalUser: _1, state: _2, workedSeconds: _3, breakSeconds: _4, ...second } = entry;
  expect(entryHashes({ entries: [entry], salt: "salt", format: 2 })).toEqual([salted(second)]);
  expect(entryHashes({ entries: [entry], salt: "salt", format: 3 })).toEqual([salted(entry)]);
  const row = { corrections: [], steps: [] };
  expect(figuresHash({ figures, row, salt: "salt", format: undefined })).toBe(salted(sums));
  expect(linkHash(link)).toBe(hashOf(canonicalJson(link)));
  expect(linkHash({ ...link, format: 2 })).not.toBe(linkHash(link));
});

test("the hash of an entry covers what it was booked on before, not former notes, and that of older corrections stays", () => {
  const { breaks, kind, startedAt, endedAt } = times;
  const former = { at: "2026-04-08T06:00:00.000Z", by: "usr_2", breaks, kind, startedAt, endedAt };
  const hash = (more: object): string[] =>
    entryHashes({
      entries: [{ ...entry, corrections: [{ ...former, reason: "", ...more }] }],
      salt: "salt",
      format: 3,
    });
  expect(hash({})).toEqual([salted({ ...entry, corrections: [former] })]);
  expect(hash({ note: "Theke", reason: "Doch nicht" })).toEqual(hash({}));
  for (const booked of [{ project: null }, { project: "prj_2" }, { task: "tsk_1" }, { branch: "brn_2" }])
    expect(hash(booked)).toEqual([salted({ ...entry, corrections: [{ ...former, ...booked }] })]);
});
