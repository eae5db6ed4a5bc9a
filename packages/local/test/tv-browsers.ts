import { transform } from "esbuild";

/** The oldest browser that has to play: those of sticks and TVs of 2021. */
const OLDEST = "chrome90";

/** Functions that came later, by the name of the polyfill that stands for them where there is one. */
const LATER: Readonly<Record<string, string | null>> = {
  at: "core-js/actual/array/at",
  findLast: "core-js/actual/array/find-last",
  findLastIndex: "core-js/actual/array/find-last-index",
  toSorted: "core-js/actual/array/to-sorted",
  hasOwn: "core-js/actual/object/has-own",
  toReversed: null,
  toSpliced: null,
  groupBy: null,
  fromAsync: null,
  structuredClone: null,
  randomUUID: null,
  withResolvers: null,
  canParse: null,
  isWellFormed: null,
  reportError: null,
  roundRect: null,
};

/** What the oldest browser's style sheets do not know, and esbuild takes as it is. */
const LATER_STYLES = [
  ...["@layer", "@container", "@scope", "@starting-style", ":has(", "oklch(", "oklab(", "color-mix(", "light-dark("],
  ...["text-wrap", "subgrid", "dvh", "svh", "lvh", "cqw", "cqh", "accent-color"],
];

/** What a script uses that the oldest browser lacks; empty for one that runs there. */
export async function scriptFaults({ code, polyfills }: { code: string; polyfills: string }): Promise<string[]> {
  const calls = Object.entries(LATER).filter(
    ([name, polyfill]) =>
      new RegExp(`(?:\\.|\\?\\.|\\b)${name}\\(`).test(withoutDefinitions({ code, name })) &&
      (polyfill === null || !polyfills.includes(`"${polyfill}"`)),
  );
  const isStatic = /AbortSignal\.(?:timeout|any)\(/.test(code);
  return [
    ...(await syntaxFaults({ code, loader: "js" })),
    ...calls.map(([name]) => `${name}()`),
    ...(isStatic ? ["AbortSignal.timeout()"] : []),
  ];
}

/** What a style sheet uses that the oldest browser lacks. */
export async function styleFaults(code: string): Promise<string[]> {
  return [...(await syntaxFaults({ code, loader: "css" })), ...LATER_STYLES.filter((name) => code.includes(name))];
}

/** Whether esbuild has to write anything in another way for the oldest browser. */
async function syntaxFaults({ code, loader }: { code: string; loader: "js" | "css" }): Promise<string[]> {
  const [asItIs, forOldest] = await Promise.all(
    ["esnext", OLDEST].map((target) =>
      transform(code, { loader, target, logLevel: "silent" }).then(
        (result) => result.code,
        (error: unknown) => String(error),
      ),
    ),
  );
  return asItIs === forOldest ? [] : ["syntax"];
}

/** The code without methods of this name in classes and objects. */
function withoutDefinitions({ code, name }: { code: string; name: string }): string {
  return code.replace(new RegExp(`(?<=[{};,])(?:async )?${name}\\([^)]*\\)\\{`, "g"), "{");
}
