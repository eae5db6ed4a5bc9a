import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";

/**
 * Imports a shop into an empty data folder with the import command, so that the first start uses it instead of a demo.
 * @returns the milliseconds that the command took.
 */
export async function importBundle({
  root,
  folder,
  dataDir,
  bundle,
}: {
  root: string;
  folder: string;
  dataDir: string;
  bundle: ShopBundleInput;
}): Promise<number> {
  const file = join(folder, "shop.json");
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(bundle));
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "packages/local/bin/shop.mjs"), "import", file], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 300_000,
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`The import failed: ${output}`))));
  });
  return performance.now() - began;
}
