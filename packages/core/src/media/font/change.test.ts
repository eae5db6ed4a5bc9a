import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../../test/bucket";
import { refusal } from "../../../test/refusal";
import { NOW, admin, createShop } from "../../../test/shop";
import { addFont } from ".";
import { OwnFontEntity } from "./own-font.entity";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
});
afterAll(() => bucket.stop());

const file = readFileSync(createRequire(import.meta.url).resolve("@fontsource/lato/files/lato-latin-400-normal.woff2"));
const add = (family: string) => {
  const input = { family, variant: "regular", data: `data:font/woff2;base64,${file.toString("base64")}` };
  return addFont({ actor: admin, input, now: NOW });
};

test("there are at most sixty own fonts, of which each can be replaced", async () => {
  for (let index = 0; index < 60; index += 1) {
    const facts = { file: "0", size: 1, glyphs: 1, missing: "", createdAt: "2026-01-01T00:00:00.000Z" };
    const row = { slug: `nummer-${index}`, variant: "regular", family: `Nummer ${index}`, ...facts };
    await OwnFontEntity.put(row).go();
  }
  expect(await refusal(add("Noch eine"))).toMatchObject({ code: "font.too_many", kind: "conflict" });
  expect([...bucket.objects.keys()]).toEqual([]);
  expect(await add("nummer 3")).toMatchObject({ family: "Nummer 3" });
});

test("of two who add the same variant at once, one is told so", async () => {
  const rows = (await OwnFontEntity.query.primary({}).go({ pages: "all" })).data;
  await Promise.all(rows.map((row) => OwnFontEntity.delete(row).go()));
  const both = await Promise.allSettled([add("Zugleich"), add("Zugleich")]);
  const [failed] = both.filter((one) => one.status === "rejected");
  expect(both.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  if (failed) expect(failed.reason).toMatchObject({ code: "font.changed" });
});
