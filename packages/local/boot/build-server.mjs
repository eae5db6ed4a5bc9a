import { rmSync } from "node:fs";
import { join } from "node:path";
import { COMPILED, ROOT, SERVER } from "./paths.mjs";

const LOCAL = join(ROOT, "packages/local/src");
const FUNCTIONS = join(ROOT, "packages/functions");

/** One entry per Lambda handler, so that each is loaded with its first request; shared code is in common chunks. */
export async function serverOptions() {
  const entries = {
    server: join(LOCAL, "server.ts"),
    seed: join(LOCAL, "seed/main.ts"),
    shop: join(LOCAL, "cli/bundle.ts"),
    admin: join(LOCAL, "cli/admin.ts"),
    indexes: join(LOCAL, "cli/indexes.ts"),
    tax: join(LOCAL, "cli/tax.ts"),
    statistics: join(LOCAL, "cli/statistics.ts"),
    time: join(LOCAL, "cli/time.ts"),
    stream: join(LOCAL, "cli/stream.ts"),
    bench: join(LOCAL, "bench/bench.ts"),
    "counter-reader": join(LOCAL, "bench/statistics/counter-reader.ts"),
    "bench-web": join(LOCAL, "bench/bench-web.ts"),
    soak: join(LOCAL, "soak/soak.ts"),
  };
  for (const file of await handlerFiles()) entries[`functions/${file}`] = join(FUNCTIONS, `${file}.ts`);
  return {
    entryPoints: entries,
    outdir: SERVER,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node24",
    // Prefers a package's ES modules, whose unused code can be removed.
    mainFields: ["module", "main"],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    logLevel: "error",
    external: ["sharp", "s3rver", "vite", "esbuild", "lighthouse", "playwright", "@aws-sdk/client-lambda"],
    // CommonJS code calls `require`, which an ES module does not have.
    banner: {
      js: [
        'import { createRequire as __createRequire } from "node:module";',
        "const require = __createRequire(import.meta.url);",
      ].join(" "),
    },
  };
}

export async function buildServer() {
  const { build } = await import("esbuild");
  const options = await serverOptions();
  rmSync(SERVER, { recursive: true, force: true });
  rmSync(COMPILED, { recursive: true, force: true });
  await build(options);
}

/** `src/api/orders` and so on, as the table of functions names them. */
async function handlerFiles() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(FUNCTIONS, "src/routes.ts")],
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "error",
  });
  const routes = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
  return routes.allFunctions.map(({ handler }) => handler.replace(/\.handler$/, ""));
}
