import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { type ESLint, Linter } from "eslint";
import { describe, expect, it } from "vitest";
import { type Snippet, byTypes, rulesBrokenBy } from "./snippet";
import { ROOT } from "./synth";

const { houseRules } = (await import(pathToFileURL(join(ROOT, "lint/house-rules.js")).href)) as {
  houseRules: (options: { root: string; zones: [] }) => ESLint.Plugin;
};

/** An import of a path, relative to the root. */
function importOf({ file, target }: { file: string; target: string }): Snippet {
  const specifier = posix.relative(posix.dirname(file), target);
  return { file, text: `import "${specifier.startsWith(".") ? specifier : `./${specifier}`}";\n` };
}

const folders = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const contract = "packages/contract/src/catalog/units.ts";
const functions = "packages/functions/src/routes.ts";
const web = "web/src/shared/api.ts";

describe("import zones", () => {
  it.each([
    [contract, "@tresen/core/errors"],
    [contract, "node:fs"],
    [contract, "react"],
    [contract, "electrodb"],
    ["packages/core/src/platform/env.ts", "@tresen/functions/routes"],
    ["packages/core/src/platform/env.ts", "aws-lambda"],
    ["packages/core/src/platform/env.ts", "sst/constructs"],
    [functions, "electrodb"],
    [functions, "@aws-sdk/client-dynamodb"],
    [functions, "@aws-sdk/client-s3"],
    ["stacks/stage.ts", "@tresen/core/table"],
    ["stacks/stage.ts", "@tresen/contract/money"],
    [web, "@tresen/core/errors"],
    [web, "@tresen/functions/routes"],
    [web, "node:fs"],
    ["web/src/shop/cart.ts", "@tresen/core/errors"],
  ])("%s may not import %s", async (file, specifier) => {
    expect(await rulesBrokenBy({ file, text: `import "${specifier}";\n` })).toEqual(["house/imports"]);
  });

  it.each([
    [contract, "packages/core/src/env"],
    ["packages/core/src/platform/env.ts", "web/src/shared/api"],
    ["packages/core/src/order/index.ts", "packages/core/src/snapshot/content"],
    ["packages/core/src/order/index.ts", "packages/core/src/platform/db/client"],
    ["packages/core/src/platform/env.ts", "packages/core/src/order/index"],
    ["packages/core/src/platform/db/index.ts", "packages/core/src/records/index"],
    ["packages/core/src/platform/throttle/index.ts", "packages/core/src/user/session"],
    ["packages/core/src/records/index.ts", "packages/core/src/order/index"],
    ["packages/core/src/records/rows/row.ts", "packages/core/src/user/index"],
    [functions, "packages/local/src/clock"],
    [functions, "stacks/stage"],
    ["packages/local/src/clock.ts", "web/src/shared/api"],
    ["packages/local/src/clock.ts", "stacks/stage"],
    ["stacks/stage.ts", "packages/functions/src/http/resource"],
    [web, "packages/core/src/env"],
    [web, "web/src/shop/main"],
    [web, "web/src/backend/main"],
    ["web/src/shop/main.tsx", "web/src/backend/main"],
    ["web/src/backend/app/main.tsx", "web/src/shop/main"],
    ["web/src/backend/shared/config.ts", "web/src/backend/app/router"],
    ["web/src/backend/shared/config.ts", "web/src/backend/admin/queries"],
    ["web/src/backend/shared/config.ts", "web/src/backend/features/order/labels"],
    ["web/src/backend/admin/queries.ts", "web/src/backend/app/router"],
    ["web/src/backend/admin/queries.ts", "web/src/backend/features/order/labels"],
    ["web/src/backend/features/order/labels.ts", "web/src/backend/app/router"],
  ])("%s may not import %s", async (file, target) => {
    expect(await rulesBrokenBy(importOf({ file, target }))).toEqual(["house/imports"]);
  });

  it.each(["shop", "backend"])("features of %s never import one another", async (area) => {
    const features = `web/src/${area}/features`;
    const [own, other] = folders(features);
    expect(other).toBeDefined();
    expect(
      await rulesBrokenBy(importOf({ file: `${features}/${own}/list.ts`, target: `${features}/${other}/list` })),
    ).toEqual(["house/imports"]);
    expect(
      await rulesBrokenBy(importOf({ file: `${features}/${own}/list.ts`, target: `${features}/${own}/detail` })),
    ).toEqual([]);
  });

  it.each([
    ["re-exports", 'export * from "node:fs";\n'],
    ["named re-exports", 'export { env } from "@tresen/core/env";\n'],
    ["dynamic imports", 'export const later = (): Promise<unknown> => import("node:fs");\n'],
    ["imports of types", 'import type { Env } from "@tresen/core/env";\nexport type Other = Env;\n'],
    ["types in place", 'export type Other = import("@tresen/core/env").Env;\n'],
  ])("see %s too", async (_form, text) => {
    expect(await rulesBrokenBy({ file: contract, text })).toContain("house/imports");
  });

  it.each([
    [contract, 'import "zod";\nimport "./time";\n'],
    [
      "packages/core/src/order/index.ts",
      'import "../snapshot";\nimport "@tresen/contract/time";\nimport "electrodb";\nimport "node:crypto";\n',
    ],
    [functions, 'import "@tresen/core/order";\nimport "@middy/core";\n'],
    ["stacks/stage.ts", 'import "aws-cdk-lib";\nimport "../packages/functions/src/routes";\n'],
    [web, 'import "@tresen/contract/time";\nimport "react";\n'],
    ["web/src/shop/main.tsx", 'import "../shared/api";\nimport "./features/cart/panel";\n'],
    ["web/src/backend/app/router.tsx", 'import "../admin/queries";\nimport "../features/order/labels";\n'],
    ["web/src/backend/admin/queries.ts", 'import "../shared/config";\nimport "./model/draft";\n'],
    ["web/src/backend/features/site/screen.ts", 'import "../../admin/screen";\nimport "./preview-link";\n'],
  ])("leave what is allowed in %s alone", async (file, text) => {
    expect(await rulesBrokenBy({ file, text })).toEqual([]);
  });
});

describe("other rules", () => {
  it.each([
    ["import/no-cycle", 'import { sellableQuantity } from "./quantity";\nexport const all = sellableQuantity;\n'],
    ["@typescript-eslint/no-explicit-any", "export const value: any = 1;\n"],
    ["@typescript-eslint/no-non-null-assertion", "export const first = (list: string[]): string => list[0]!;\n"],
    ["@typescript-eslint/no-floating-promises", "export function start(): void {\n  Promise.resolve(1);\n}\n"],
    [
      "@typescript-eslint/no-misused-promises",
      "export const all = (wait: Promise<boolean>): number => (wait ? 1 : 0);\n",
    ],
    ["no-console", 'console.log("x");\n'],
    ["house/double-cast", "export const one = { a: 1 } as unknown as string;\n"],
    ["max-lines", Array.from({ length: 301 }, (_, index) => `export const line${index} = ${index};\n`).join("")],
  ])("%s", async (rule, text) => {
    expect(await rulesBrokenBy({ file: contract, text }, byTypes)).toContain(rule);
  });

  it.each(["packages/core/test/long.test.ts", "web/e2e/long.spec.ts", "packages/contract/src/order/messages.ts"])(
    "%s has at most 300 lines, too",
    async (file) => {
      const text = Array.from({ length: 301 }, (_, index) => `export const line${index} = ${index};\n`).join("");
      expect(await rulesBrokenBy({ file, text })).toEqual(["max-lines"]);
      expect(await rulesBrokenBy({ file: "packages/local/demo/long.ts", text })).toEqual([]);
    },
  );

  it("a folder has at most 20 code files, tests not counted", () => {
    const folder = mkdtempSync(join(tmpdir(), "folder-size-"));
    try {
      for (let index = 10; index < 29; index += 1) writeFileSync(join(folder, `file-${index}.js`), "");
      for (const name of ["a.test.ts", "b.test.tsx", "style.css"]) writeFileSync(join(folder, name), "");
      const config = {
        plugins: { house: houseRules({ root: folder, zones: [] }) },
        rules: { "house/folder-size": "error" as const },
      };
      const broken = (name: string): number =>
        new Linter({ cwd: folder }).verify("", [config], { filename: join(folder, name) }).length;
      expect(broken("file-29.js")).toBe(0);
      writeFileSync(join(folder, "file-29.js"), "");
      expect(broken("file-30.js")).toBe(1);
      expect(broken("file-29.js")).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(["react-hooks/rules-of-hooks", "react-hooks/exhaustive-deps"])("%s", async (rule) => {
    const text = [
      'import { useEffect } from "react";',
      "export function useBoth({ on, id }: { on: boolean; id: number }): number {",
      "  if (on) useEffect(() => undefined);",
      "  useEffect(() => void id, []);",
      "  return id;",
      "}",
    ]
      .map((line) => `${line}\n`)
      .join("");
    expect(await rulesBrokenBy({ file: web, text })).toContain(rule);
  });

  it.each([
    "order-2.ts",
    "order2.ts",
    "new-order.ts",
    "old-order.ts",
    "order-next.ts",
    "order-utils.ts",
    "helpers.ts",
    "misc.ts",
    "OrderList.ts",
    "order_list.ts",
    "orderList.ts",
  ])("no file is called %s", async (name) => {
    expect(await rulesBrokenBy({ file: `packages/contract/src/${name}`, text: "" })).toContain("house/file-name");
  });

  it.each(["order-list.ts", "order.entity.ts", "order-list.test.ts", "s3.ts", "renew-session.ts"])(
    "a file may be called %s",
    async (name) => {
      expect(await rulesBrokenBy({ file: `packages/contract/src/${name}`, text: "" })).toEqual([]);
    },
  );

  it("leave commands of packages/local their console", async () => {
    expect(await rulesBrokenBy({ file: "packages/local/src/clock.ts", text: 'console.log("x");\n' })).toEqual([]);
  });
});
