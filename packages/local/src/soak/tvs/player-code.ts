import { join } from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";

/** What the player finds in a browser and each simulated TV has of its own. */
export const BROWSER_NAMES = [
  ...["document", "localStorage", "caches", "location", "navigator", "screen", "devicePixelRatio", "URL"],
  ...["innerWidth", "innerHeight"],
  ...["fetch", "WebSocket", "addEventListener", "setTimeout", "clearTimeout", "setInterval", "clearInterval"],
] as const;
export type Browser = Readonly<Record<(typeof BROWSER_NAMES)[number], unknown>>;

/** The player of TVs as browsers run it, to be started once for each browser. */
export async function loadPlayer(root: string): Promise<(browser: Browser) => void> {
  const { outputFiles } = await build({
    entryPoints: [join(root, "web/src/tv/main.ts")],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    target: "node24",
    loader: { ".css": "empty" },
    define: { "import.meta.url": '"/assets/tv-soak.js"', "import.meta.env.PROD": "false" },
    logLevel: "error",
  });
  const start = compileFunction(outputFiles[0]?.text ?? "", [...BROWSER_NAMES]);
  return (browser) => void start(...BROWSER_NAMES.map((name) => browser[name]));
}
