import { join } from "node:path";
import { ESLint } from "eslint";
import { ROOT } from "./synth";

/** Checks that the lint rules work: snippets are linted as files, with the configuration of `npm run lint`. */
const options = { cwd: ROOT, overrideConfigFile: join(ROOT, "eslint.config.js") };
const typed = ["no-floating-promises", "no-misused-promises", "await-thenable"];
const untyped = {
  files: ["**/*.{ts,tsx}"],
  languageOptions: { parserOptions: { projectService: false } },
  rules: {
    "import/no-cycle": "off" as const,
    ...Object.fromEntries(typed.map((name) => [`@typescript-eslint/${name}`, "off" as const])),
  },
};
/** Includes the rules that need types, which takes longer. */
export const byTypes = new ESLint(options);
/** Excludes the rules that need types, so that it is fast and accepts files that do not exist. */
const quick = new ESLint({ ...options, overrideConfig: untyped });

export interface Snippet {
  /** The path from the root. */
  file: string;
  text: string;
}

export async function rulesBrokenBy({ file, text }: Snippet, linter = quick): Promise<(string | null)[]> {
  const [result] = await linter.lintText(text, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}
