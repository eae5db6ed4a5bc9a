import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|map)$/;
/** Below this a compressed copy is hardly smaller, and CloudFront does not compress either. */
const SMALLEST = 1000;

/**
 * Builds the shop and the back-office and stores compressed copies beside the files; the previous build stays until the
 * new one is complete.
 */
export async function buildWeb({ root, dist, scratch }) {
  const { build } = await import("vite");
  await build({
    root,
    logLevel: "error",
    build: { outDir: scratch, manifest: true, emptyOutDir: true, reportCompressedSize: false },
  });
  await compressFolder(scratch);
  await rm(dist, { recursive: true, force: true });
  await rename(scratch, dist);
}

async function compressFolder(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
