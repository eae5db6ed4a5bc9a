import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hasFullDisk } from "./disk";
import { diskFull, isDiskFull } from "./failure";

test("a disk is full when a small file cannot be written", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tresen-disk-"));
  expect(await hasFullDisk(folder)).toBe(false);
  await symlink("/dev/full", join(folder, "disk-probe"));
  expect(await hasFullDisk(folder)).toBe(true);
  expect(await readdir(folder)).toEqual([]);
  expect(await hasFullDisk(join(folder, "missing"))).toBe(false);
  await rm(folder, { recursive: true });
});

test("a full disk is recognised by the errors of each component", () => {
  const said = [
    Object.assign(new Error("write"), { code: "ENOSPC" }),
    new Error("failed", { cause: new Error("database or disk is full") }),
    "Error: SQLITE_FULL",
    Object.assign(new Error("write"), { code: "EDQUOT" }),
  ];
  expect(said.map(isDiskFull)).toEqual([true, true, true, true]);
  expect(
    [new Error("FULL"), "the list is full", null, 5, Object.assign(new Error("x"), { code: "EACCES" })].map(isDiskFull),
  ).toEqual([false, false, false, false, false]);
  expect(diskFull("/data").message).toMatch(/^The disk is full, .*\/data.*start again\.$/);
});
