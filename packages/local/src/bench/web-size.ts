import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface ManifestChunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** The branch page, for which the first load is measured, because customers spend most of their time there. */
const BRANCH_ROUTE = /(?:branch|store)[^/]*\.tsx?$/;

export interface FirstLoad {
  bytes: number;
  files: number;
}

/**
 * The size in gzip of the JavaScript that a branch's page loads first: the entry, the page's own chunk, and the imports
 * of both.
 */
export async function measureFirstLoad(root: string): Promise<FirstLoad> {
  const dist = join(root, "web/dist");
  const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8")) as Record<
    string,
    ManifestChunk
  >;
  const keys = new Set<string>();
  const add = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of manifest[key]?.imports ?? []) add(imported);
  };
  add("index.html");
  const screens = [...keys].flatMap((key) => manifest[key]?.dynamicImports ?? []);
  for (const key of screens) if (BRANCH_ROUTE.test(key)) add(key);
  const files = [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))].filter((file) =>
    file.endsWith(".js"),
  );
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(join(dist, file)), { level: 9 }).length),
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
