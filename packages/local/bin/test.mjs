// This file runs on any version of Node: imports that need a newer one follow after the installation.
import { ensureEverythingInstalled } from "../check/install.mjs";
import { parseOptions } from "../check/options.mjs";

const args = process.argv.slice(2);
const options = parseOptions(args);
ensureEverythingInstalled();
const { runOnProjectNode } = await import("../boot/node.mjs");
await runOnProjectNode({ script: import.meta.filename, args });
const { check } = await import("../check/check.mjs");
process.exit(await check(options));
