import { type Plugin, runnerImport } from "vite";

/** Modules whose exports are plain values that the build can compute. */
const EVALUATED =
  /\/web\/src\/backend\/(?:shared\/resource|app\/shell\/palette\/setting|app\/start\/list)-entries\.ts$/;

/**
 * Replaces a module by the values of its exports, so that the browser loads the values without the code and the
 * libraries that compute them. In development and in tests the modules run as they are.
 */
export function evaluatedModules(): Plugin {
  return { name: "evaluated-modules", apply: "build", load: { filter: { id: EVALUATED }, handler: asModule } };
}

/** The code of a module that exports the same values. */
export async function asModule(file: string): Promise<string> {
  const { module } = await runnerImport<Record<string, unknown>>(file, { configFile: false, logLevel: "error" });
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${asCode({ file, name, value })};`)
    .join("\n");
}

/** Fails for what JSON cannot express, since such a value would be missing in the browser. */
function asCode({ file, name, value }: { file: string; name: string; value: unknown }): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === "function" || typeof part === "symbol" || typeof part === "bigint")
      throw new Error(`${file} exports more than values: ${name}`);
    return part;
  });
}
