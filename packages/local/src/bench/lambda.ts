import { type BuildOptions, build } from "esbuild";
import { spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type HttpFunction, allFunctions, bundlingOf, httpFunctions } from "@tresen/functions/routes";
import { httpEvent } from "./invoke";

export interface LambdaFigures {
  name: string;
  /** Bytes of the bundle, minified. */
  size: number;
  /** Milliseconds from the start of a process to the first answer; null for functions without HTTP. */
  coldStart: number | null;
}

const RUNS = 3;
const RUNNER = `
const { handler } = await import(process.argv[1]);
const { statusCode } = await handler(JSON.parse(process.argv[2]), { getRemainingTimeInMillis: () => 10000 });
process.stdout.write(String(statusCode), () => process.exit(0));
`;

/** Bundles each function as its deployment does, and starts it in a fresh process. */
export async function measureLambdas({ root, folder }: { root: string; folder: string }): Promise<LambdaFigures[]> {
  const http = new Map<string, HttpFunction>(httpFunctions.map((definition) => [definition.name, definition]));
  const figures: LambdaFigures[] = [];
  for (const definition of allFunctions) {
    const { name } = definition;
    const outfile = join(folder, `${name}.mjs`);
    await build(bundleOptions({ root, definition, outfile }));
    const { size } = await stat(outfile);
    const path = http.get(name)?.paths[0];
    figures.push({
      name,
      size,
      coldStart: path && !path.includes("{") ? await coldStart({ root, outfile, path }) : null,
    });
  }
  return figures.sort((a, b) => b.size - a.size);
}

function bundleOptions({
  root,
  definition,
  outfile,
}: {
  root: string;
  definition: Pick<HttpFunction, "handler" | "describesSchemas" | "isSplit">;
  outfile: string;
}): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: [join(root, "packages/functions", definition.handler.replace(/\.handler$/, ".ts"))],
    ...(definition.isSplit
      ? { outdir: dirname(outfile), outExtension: { ".js": ".mjs" }, splitting: true }
      : { outfile }),
    ...bundlingOf(definition),
    logLevel: "error",
  };
}

/** The middle one of several. */
async function coldStart({ root, outfile, path }: { root: string; outfile: string; path: string }): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await runOnce({ root, outfile, path }));
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

function runOnce({ root, outfile, path }: { root: string; outfile: string; path: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const event = JSON.stringify(httpEvent({ method: "GET", path }));
    const child = spawn(process.execPath, ["--input-type=module", "-e", RUNNER, outfile, event], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 20_000,
    });
    let answeredAt: number | undefined;
    let errors = "";
    child.stdout.once("data", () => (answeredAt = performance.now()));
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
    child.once("error", reject);
    child.once("exit", () => {
      if (answeredAt === undefined)
        reject(new Error(`${path} gave no answer in a fresh process: ${errors.slice(0, 1000)}`));
      else resolve(answeredAt - began);
    });
  });
}
