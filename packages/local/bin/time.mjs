import { join } from "node:path";
import { build } from "../boot/build.mjs";
import { ensureInstalled } from "../boot/install.mjs";
import { replaceProcess, runOnProjectNode } from "../boot/node.mjs";
import { ROOT, SERVER } from "../boot/paths.mjs";

const args = process.argv.slice(2);
ensureInstalled();
await runOnProjectNode({ script: import.meta.filename, args });
await build({ web: false });
await replaceProcess({
  flags: [],
  script: join(SERVER, "time.js"),
  args,
  env: { ...process.env, TRESEN_ROOT: ROOT },
});
