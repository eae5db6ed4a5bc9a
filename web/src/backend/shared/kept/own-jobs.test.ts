import { beforeEach, expect, test, vi } from "vitest";
import { type OwnJob, endJob, forgetJob, ownJobs, rememberJob } from "./own-jobs";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
const job = (id: string): OwnJob => ({ id, resource: "tags", action: "remove", isEnded: false });

test("one's own jobs are kept, the newest first, with whether they have ended", () => {
  for (const id of ["a", "b"]) rememberJob({ user: "usr_1", job: job(id) });
  endJob({ user: "usr_1", id: "a" });
  expect(ownJobs("usr_1")).toEqual([job("b"), { ...job("a"), isEnded: true }]);
  forgetJob({ user: "usr_1", id: "b" });
  expect(ownJobs("usr_1").map(({ id }) => id)).toEqual(["a"]);
  expect(ownJobs("usr_2")).toEqual([]);
});

test("a blocked storage keeps nothing and breaks nothing", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("Blocked");
    },
  });
  rememberJob({ user: "usr_1", job: job("a") });
  expect(ownJobs("usr_1")).toEqual([]);
});
