import { createHash } from "node:crypto";
import { build } from "vite";

/** A file of the build with code. */
export interface Chunk {
  type: "chunk";
  fileName: string;
  imports: string[];
  facadeModuleId: string | null;
}

/**
 * A small script that a page's document names before all others, and the name of its file. It is built as a classic
 * script, because a module would wait for the whole document.
 */
export async function startScript({
  entry,
  name = "start",
  target = "es2022",
}: {
  entry: string;
  name?: string;
  target?: string;
}): Promise<{ fileName: string; source: string }> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, target, lib: { entry, formats: ["iife"], name: "start" } },
  });
  const [output] = [built].flat().flatMap((result) => ("output" in result ? result.output[0] : []));
  if (!output) throw new Error("The start script was not built");
  const hash = createHash("sha256").update(output.code).digest("base64url").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source: output.code };
}

/** The addresses of files, as an attribute of the script names them. */
export function pathsOf(names: readonly string[]): string {
  return names.map((name) => `/${name}`).join(" ");
}

/** A file and all that it imports at once. */
export function filesOf(start: Chunk, chunks: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  add(start);
  return files;
}
