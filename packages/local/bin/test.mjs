// Runs on whatever Node a person has: the first import that needs more comes after the installation.
import { ensureEverythingInstalled } from "../check/install.mjs";
import { parseOptions } from "../check/options.mjs";

const args = process.argv.slice(2);
const options = parseOptions(args);
ensureEverythingInstalled();
const { runOnProjectNode } = await import("../boot/node.mjs");
await runOnProjectNode({ script: import.meta.filename, args });
const { check } = await import("../check/check.mjs");
process.exit(await check(options));
