import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const SKIPPED = new Set(["node_modules", "dist", "test-results", "playwright-report", "e2e", "test", "coverage"]);
const IRRELEVANT = /\.test\.tsx?$/;

/**
 * A hash that changes whenever a file below one of the paths changes. It uses only sizes and times, so it takes
 * milliseconds.
 */
export function fingerprint(paths) {
  const hash = createHash("sha1");
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) hash.update(`${path} missing\n`);
    else if (stats.isDirectory()) addFolder({ hash, folder: path });
    else hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function addFolder({ hash, folder }) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith(".") || SKIPPED.has(entry.name) || IRRELEVANT.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder({ hash, folder: path });
    else {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
}
