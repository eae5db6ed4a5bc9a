import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { FILE_DAYS } from "@tresen/contract/bulk/bulk.limits";
import { DAY } from "@tresen/contract/kit/time";
import { CUT_DAYS, CUT_FOLDER } from "@tresen/functions/routes";
import { removeExpired } from "./expired-files";

let folder = "";
afterEach(() => rm(folder, { recursive: true, force: true }));

test("the files of exports go after their time, and no others", async () => {
  folder = await mkdtemp(join(tmpdir(), "tresen-exports-"));
  await removeExpired({ folder, at: Date.now() });
  for (const name of ["export/old", "export/new", "image/old"]) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, "file.csv"), "x");
  }
  const at = Date.now();
  const before = new Date(at - FILE_DAYS * DAY - 1000);
  for (const name of ["export/old", "image/old"]) await utimes(join(folder, name), before, before);
  await removeExpired({ folder, at });
  expect(await readdir(join(folder, "export"))).toEqual(["new"]);
  expect(await readdir(join(folder, "image"))).toEqual(["old"]);
});

test("parts of pictures go some time after the last one of their crop was drawn, and no pictures", async () => {
  folder = await mkdtemp(join(tmpdir(), "tresen-cuts-"));
  const at = Date.now();
  const age = new Date(at - CUT_DAYS * DAY - 1000);
  for (const name of [`${CUT_FOLDER}/early`, `${CUT_FOLDER}/late`, "image/small"])
    await mkdir(join(folder, name), { recursive: true });
  for (const name of [`${CUT_FOLDER}/early`, "image/small"]) await utimes(join(folder, name), age, age);
  await removeExpired({ folder, at });
  expect(await readdir(join(folder, CUT_FOLDER))).toEqual(["late"]);
  expect(await readdir(join(folder, "image"))).toEqual(["cut", "small"]);
});

test.each(["incoming", "._S3rver_uploads"])("what browsers have sent to %s goes after a day", async (inner) => {
  folder = await mkdtemp(join(tmpdir(), "tresen-incoming-"));
  await mkdir(join(folder, inner));
  const at = Date.now();
  for (const [name, age] of Object.entries({ early: DAY + 1000, late: DAY - 60_000 })) {
    await writeFile(join(folder, inner, name), "x");
    await utimes(join(folder, inner, name), new Date(at - age), new Date(at - age));
  }
  await removeExpired({ folder, at });
  expect(await readdir(join(folder, inner))).toEqual(["late"]);
});
