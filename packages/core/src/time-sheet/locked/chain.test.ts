import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { expect, test } from "vitest";
import { canonicalJson, hashOf } from "../../platform/canonical";
import type { LockedFigures } from "../stored";
import { entryHashes, figuresHash, linkHash } from "./chain";

const times = {
  ...{ id: "act_1", branch: "brn_1", day: "2026-04-07", breaks: [], kind: null },
  ...{ startedAt: "2026-04-07T06:00:00.000Z", endedAt: "2026-04-07T14:00:00.000Z" },
};
const entry = {
  ...times,
  note: "",
  project: "prj_1",
  flags: [],
  stampings: [],
  corrections: [],
} as unknown as Activity;
const figures = { workedMinutes: 480, warnings: [] } as unknown as LockedFigures;
const link = { user: "usr_1", month: "2026-04", entries: [], figures: "", previous: "", lockedAt: "2026-05-08" };
const salted = (value: unknown): string => hashOf(`salt\n${canonicalJson(value)}`);

test("months that were locked by the first format are checked by it", () => {
  expect(entryHashes({ entries: [entry], salt: "salt", format: undefined })).toEqual([salted(times)]);
  const row = { corrections: [], steps: [] };
  expect(figuresHash({ figures, row, salt: "salt", format: undefined })).toBe(salted({ workedMinutes: 480 }));
  expect(linkHash(link)).toBe(hashOf(canonicalJson(link)));
  expect(linkHash({ ...link, format: 2 })).not.toBe(linkHash(link));
});
