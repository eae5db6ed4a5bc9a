import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
export const BUILD = join(ROOT, ".build");
export const SERVER = join(BUILD, "server");
/** Where V8 keeps what it compiled, so that the next start is quicker. */
export const COMPILED = join(BUILD, "compiled");
export const WEB = join(ROOT, "web");
export const WEB_DIST = join(WEB, "dist");
const MODULES = join(ROOT, "node_modules");
/** Node 24, which the package `node` brings. */
export const PROJECT_NODE = join(MODULES, "node", "bin", process.platform === "win32" ? "node.exe" : "node");
export { MODULES };
