import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail } from "./fail.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { BUILD, ROOT, SERVER, WEB, WEB_DIST } from "./paths.mjs";

const COMMON = ["package-lock.json", "packages/contract/src", "packages/local/boot"];
const SERVER_SOURCES = [...COMMON, "packages/core/src", "packages/functions/src", "packages/local/src"];
const WEB_SOURCES = [...COMMON, "packages/local/agent", "web"];

/** Builds server and web pages where their sources changed since the last build, or always with `force`. */
export async function build({ force = false, web = true } = {}) {
  const parts = [
    {
      name: "server",
      sources: SERVER_SOURCES,
      result: join(SERVER, "server.js"),
      run: async () => (await import("./build-server.mjs")).buildServer(),
    },
    ...(web
      ? [
          {
            name: "web",
            sources: WEB_SOURCES,
            result: join(WEB_DIST, "index.html"),
            run: async () =>
              (await import("./build-web.mjs")).buildWeb({
                root: WEB,
                dist: WEB_DIST,
                scratch: join(BUILD, `web-${process.pid}`),
              }),
          },
        ]
      : []),
  ];
  const stale = parts
    .map((part) => ({ ...part, mark: fingerprint(part.sources.map((path) => join(ROOT, path))) }))
    .filter((part) => force || isStale(part));
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ name }) => (name === "web" ? "the web pages" : "the server")).join(" and ")} …`);
  try {
    mkdirSync(BUILD, { recursive: true });
    for (const { name } of stale) rmSync(stampOf(name), { force: true });
  } catch (error) {
    fail(`The build folder ${BUILD} cannot be written to (${error.code}): make it writable for you, then start again.`);
  }
  await Promise.all(
    stale.map(async ({ name, run, mark }) => {
      await run();
      writeFileSync(stampOf(name), mark);
    }),
  ).catch((error) => fail(`The build failed: ${error.message}`));
}

function isStale({ name, result, mark }) {
  try {
    return !existsSync(result) || readFileSync(stampOf(name), "utf8") !== mark;
  } catch {
    return true;
  }
}

function stampOf(name) {
  return join(BUILD, `${name}.stamp`);
}
