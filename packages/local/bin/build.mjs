import { runOnProjectNode } from "../boot/node.mjs";
import { ensureInstalled } from "../boot/install.mjs";

ensureInstalled();
await runOnProjectNode({ script: import.meta.filename, args: process.argv.slice(2) });
const { build } = await import("../boot/build.mjs");
await build({ force: true });
