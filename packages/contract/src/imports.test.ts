import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** The rules that the shop runs in the browser. What they import at run time is what its visitors download. */
const RULES = [
  "order/pricing",
  "order/cart",
  "order/checkout/checkout",
  "order/slots",
  "branch/opening-hours",
  "catalog/availability",
  "order/order.state",
  "catalog/quantity",
  "catalog/units",
  "kit/money",
  "kit/time",
  "payment/payment",
  "kit/phone/phone",
  "order/order.texts",
  "order/status.texts",
  "branch/branch-hours",
];

/**
 * The modules that remain imported once types are gone. With `verbatimModuleSyntax` only `import type` goes:
 * `import { type A } from "zod"` still loads zod, so it counts.
 */
function runTimeImports(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const forms = [
    String.raw`^(?:import|export)(?!\s+type\b)\s+(?:\*|\{|\w)[^;"]*?\sfrom\s+"([^"]+)"`,
    String.raw`^import\s+"([^"]+)"`,
    String.raw`\bimport\(\s*"([^"]+)"`,
  ];
  const statements = source.matchAll(new RegExp(forms.join("|"), "gm"));
  return [...statements].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? "");
}

function reachable(start: string): { modules: Set<string>; packages: Set<string> } {
  const modules = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (modules.has(file)) return;
    modules.add(file);
    for (const name of runTimeImports(file)) {
      if (name.startsWith(".")) visit(`${join(dirname(file), name)}.ts`);
      else packages.add(name);
    }
  };
  visit(start);
  return { modules, packages };
}

describe("at run time", () => {
  it.each(RULES)("%s imports no zod, directly or indirectly", (rule) => {
    const { modules, packages } = reachable(join(import.meta.dirname, `${rule}.ts`));
    expect([...packages].filter((name) => !/^@date-fns\/tz(?:$|\/)/.test(name))).toEqual([]);
    for (const module of modules) expect(existsSync(module)).toBe(true);
  });

  it("the search finds zod where it is imported, directly and indirectly", () => {
    expect([...reachable(join(import.meta.dirname, "order/order.ts")).packages]).toContain("zod");
    expect([...reachable(join(import.meta.dirname, "resources.ts")).packages]).toContain("zod");
    expect(runTimeImports(join(import.meta.dirname, "order/checkout/checkout.ts"))).toContain("../chosen-slot");
    expect(runTimeImports(join(import.meta.dirname, "order/checkout/checkout.ts"))).not.toContain("../order");
  });
});
