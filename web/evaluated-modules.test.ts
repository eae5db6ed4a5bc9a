import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { asModule } from "./evaluated-modules";
import { resourceEntries } from "./src/backend/shared/resource-entries";

const ENTRIES = fileURLToPath(new URL("src/backend/shared/resource-entries.ts", import.meta.url));

test("the build keeps of an evaluated module only its values", async () => {
  const code = await asModule(ENTRIES);
  expect(code).not.toContain("import");
  const [, value = ""] = /^export const resourceEntries = (.*);$/.exec(code) ?? [];
  expect(JSON.parse(value)).toEqual(JSON.parse(JSON.stringify(resourceEntries)));
  expect(resourceEntries.tables).toMatchObject({ one: "Tisch", many: "Tische", isBranch: false });
});

test("a module with more than values is refused", async () => {
  const access = fileURLToPath(new URL("src/backend/shared/resource-entry.ts", import.meta.url));
  await expect(asModule(access)).rejects.toThrow("entryOf");
});
