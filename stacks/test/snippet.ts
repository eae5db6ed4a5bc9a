import { join } from "node:path";
import { ESLint } from "eslint";
import { ROOT } from "./synth";

/**
 * The rules of the house bite: snippets stand in for files and are judged by the configuration that `npm run lint`
 * uses.
 */
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
/** With the rules that need types, which takes longer. */
export const byTypes = new ESLint(options);
/** Without what needs types, so that it is quick and takes files that are not there. */
const quick = new ESLint({ ...options, overrideConfig: untyped });

export interface Snippet {
  /** From the root on. */
  file: string;
  text: string;
}

export async function rulesBrokenBy({ file, text }: Snippet, linter = quick): Promise<(string | null)[]> {
  const [result] = await linter.lintText(text, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}
