import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
export const BUILD = join(ROOT, ".build");
export const SERVER = join(BUILD, "server");
/** The folder of V8's compile cache, which makes the next start faster. */
export const COMPILED = join(BUILD, "compiled");
export const WEB = join(ROOT, "web");
export const WEB_DIST = join(WEB, "dist");
const MODULES = join(ROOT, "node_modules");
/** Node 24, which the package `node` contains. */
export const PROJECT_NODE = join(MODULES, "node", "bin", process.platform === "win32" ? "node.exe" : "node");
export { MODULES };
