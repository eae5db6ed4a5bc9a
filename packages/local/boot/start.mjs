import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { replaceProcess, runOnProjectNode } from "./node.mjs";
import { parseOptions } from "./options.mjs";
import { ROOT, SERVER } from "./paths.mjs";

/**
 * Measured: with a larger young generation the server collects garbage less often and uses 320 MB after thousands of
 * orders. The flag for less memory (`--optimize-for-size`) needs half as much processor time again for each order.
 */
const V8_FLAGS = ["--max-semi-space-size=16"];
/**
 * Native memory goes back to the system beyond 20 MB. With a smaller limit each step of drawing a picture gives its
 * memory back and asks for it again, which takes many times as long where that is slow, as on virtual machines.
 */
const KEPT = "20000000";
const MEMORY = {
  ...{ MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: KEPT, MALLOC_MMAP_THRESHOLD_: KEPT },
  UV_THREADPOOL_SIZE: "2",
};

/**
 * The parent process: under npm its shell, and the platform must not outlive it. Read early, because it may exit during
 * the build.
 */
const PARENT = process.env.npm_lifecycle_event ? String(process.ppid) : "";

/** Installs and builds what is missing, then becomes the server. */
export async function start(args) {
  const options = parseOptions(args);
  ensureInstalled();
  await runOnProjectNode({ script: join(ROOT, "packages/local/bin/start.mjs"), args });
  await build({ web: !options.dev });
  const env = {
    ...MEMORY,
    ...process.env,
    TRESEN_ROOT: ROOT,
    TRESEN_PARENT: PARENT,
    ...(options.demo ? { TRESEN_DEMO: options.demo } : {}),
    ...(options.dev ? { TRESEN_DEV: "1" } : {}),
  };
  await replaceProcess({
    flags: options.dev ? ["--enable-source-maps"] : V8_FLAGS,
    script: join(SERVER, "server.js"),
    args: [],
    env,
  });
}
