import { beforeEach, expect, test, vi } from "vitest";
import { forgetRecord, recentRecords, rememberRecord } from "./recent-records";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
const open = (id: string, user = "usr_1") => rememberRecord({ user, record: { resource: "tables", id } });
const ids = (user = "usr_1"): string[] => recentRecords(user).map(({ id }) => id);

test("the newest record is first and stands there once, and each person has their own", () => {
  for (const id of ["a", "b", "a"]) open(id);
  open("c", "usr_2");
  expect(ids()).toEqual(["a", "b"]);
  expect(ids("usr_2")).toEqual(["c"]);
  expect([...stored.values()].join()).not.toContain("Tisch");
});

test("at most twenty are kept, and removed ones can be forgotten", () => {
  for (let index = 0; index < 25; index += 1) open(`t${index}`);
  expect(ids()).toHaveLength(20);
  expect(ids()[0]).toBe("t24");
  forgetRecord({ user: "usr_1", record: { resource: "tables", id: "t24" } });
  expect(ids()[0]).toBe("t23");
});

test("what is no list of records counts as none", () => {
  for (const value of ["{", "7", '[1,{"id":"a"},{"resource":"tables","id":"b"}]']) {
    stored.set("backend-recent-usr_1", value);
    expect(ids()).toEqual(value.startsWith("[") ? ["b"] : []);
  }
});
