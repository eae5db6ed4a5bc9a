import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCE = fileURLToPath(new URL("../packages/local/agent/print-agent.mjs", import.meta.url));
const FILE = "build/print-agent.mjs";

/** The print agent stands beside the pages as it is, so that a shop downloads it from its own address. */
export function printAgentFile(): Plugin {
  return {
    name: "print-agent-file",
    configureServer: (server) => {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader("content-type", "text/javascript; charset=utf-8");
        response.end(readFileSync(SOURCE));
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: readFileSync(SOURCE) });
    },
  };
}
