import { join } from "node:path";
import { build } from "../boot/build.mjs";
import { runOnProjectNode, replaceProcess } from "../boot/node.mjs";
import { ROOT, SERVER } from "../boot/paths.mjs";
import { ensureEverythingInstalled } from "../check/install.mjs";

ensureEverythingInstalled();
const args = process.argv.slice(2);
await runOnProjectNode({ script: import.meta.filename, args });
await build();
const { chromiumEnvironment } = await import("../check/chromium.mjs");
const { env, problem } = await chromiumEnvironment();
if (problem) {
  console.error(problem);
  process.exit(1);
}
await replaceProcess({
  flags: [],
  script: join(SERVER, "bench-web.js"),
  args,
  env: { ...process.env, ...env, TRESEN_ROOT: ROOT },
});
