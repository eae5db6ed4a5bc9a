import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkBundle, shopBundle, shopBundleJsonSchema } from "./bundle";

const DOCUMENT = readFileSync(join(import.meta.dirname, "../../../../docs/shop-bundle.md"), "utf8");
const SCHEMA_FILE = join(import.meta.dirname, "../../shop-bundle.schema.json");

describe("the document of the shop bundle", () => {
  const example = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(DOCUMENT)?.[1] ?? "null") as Record<string, unknown>;

  it("shows a complete example that can be imported", () => {
    const { bundle, faults } = checkBundle(example);
    expect(faults).toEqual([]);
    expect(bundle).toMatchObject({
      branches: [{ id: "wieden", timeZone: "Europe/Vienna" }],
      products: [{ id: "margherita" }, { id: "oliven" }],
    });
  });

  it("names every key of the bundle", () => {
    const keys = Object.keys(shopBundle.shape).filter((key) => key !== "$schema");
    for (const key of keys) expect(DOCUMENT).toContain(`| \`${key}\` |`);
    expect(Object.keys(example).every((key) => key === "$schema" || keys.includes(key))).toBe(true);
  });
});

it("the generated schema is up to date; `npm run schema -w @tresen/contract` writes it", async () => {
  // A missing file would otherwise be written in silence and count as up to date.
  expect(existsSync(SCHEMA_FILE)).toBe(true);
  await expect(`${JSON.stringify(shopBundleJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(SCHEMA_FILE);
});
