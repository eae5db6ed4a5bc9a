import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { ROOT } from "./synth";

interface Counts {
  long: { number: number }[];
  others: { number: number }[];
  casts: number[];
  doubleCasts: number[];
}

const { measureFile } = (await import(pathToFileURL(join(ROOT, "lint/measure.mjs")).href)) as {
  measureFile: (source: { file: string; text: string }) => Counts;
};
const SENTENCE = "Ein Satz, den ein Mensch lesen soll, ist lang und bleibt in einer Zeile stehen. ";
const TEXT = `const text = "${SENTENCE.repeat(2)}";`;
const LOOK = "flex items-center gap-2 rounded-lg bg-card px-3 py-2 text-sm hover:bg-muted ";
const CLASSES = `const look = "${LOOK.repeat(2)}";`;

describe("npm run measure", () => {
  it("counts long lines, and apart from them those that are neither texts nor addresses", () => {
    const address = `const url = "https://example.test/${"a".repeat(120)}";`;
    const comment = `// ${"Words that can be wrapped are no reason. ".repeat(4)}`;
    const { long, others } = measureFile({ file: "a.ts", text: ["", TEXT, address, CLASSES, comment].join("\n") });
    expect(long.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
    expect(others.map(({ number }) => number)).toEqual([4, 5]);
  });

  it("counts casts outside tests, and casts by way of unknown everywhere", () => {
    const text = "const a = b as string;\nconst c = [1] as const;\nconst d = a as unknown as number;\n";
    expect(measureFile({ file: "packages/core/src/a.ts", text })).toMatchObject({ casts: [1, 3, 3], doubleCasts: [3] });
    expect(measureFile({ file: "packages/core/src/a.test.ts", text })).toMatchObject({ casts: [], doubleCasts: [3] });
  });
});
