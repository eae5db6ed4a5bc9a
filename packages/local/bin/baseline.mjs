import { resolve } from "node:path";
import { build } from "../boot/build.mjs";
import { ensureInstalled } from "../boot/install.mjs";
import { runOnProjectNode } from "../boot/node.mjs";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Write: npm run baseline -- FOLDER.");
  process.exit(1);
}
ensureInstalled();
await runOnProjectNode({ script: import.meta.filename, args: [folder] });
await build();
const { writeBaseline } = await import("../check/baseline.mjs");
await writeBaseline({ folder: resolve(process.env.INIT_CWD ?? process.cwd(), folder) });
