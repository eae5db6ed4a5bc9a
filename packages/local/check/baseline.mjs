import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { MODULES, ROOT } from "../boot/paths.mjs";

const PASSWORD = "baseline-password-1";
const CLOCK = "2026-06-05T18:30:00+02:00";
const ACTORS = {
  visitor: null,
  employee: "mitarbeit@example.test",
  manager: "leitung@example.test",
  admin: "admin@example.test",
};
const SHOPS = ["pizza", "bike"];
/** Calls that end the caller's session, or whose answer depends on earlier calls. */
const LEFT_OUT = new Set(["POST /api/login", "POST /api/logout", "POST /api/users/me/password"]);
/** A version that no record has: a caller with the permission gets a conflict, and nothing is written. */
const NO_VERSION = 999_999;

/**
 * Writes into `folder` what a restructuring must not change: the OpenAPI document, the answer of every call to every
 * kind of actor, the init bundle and the export of both demo shops, the counts of storage calls that tests assert, and
 * the names of all tests. Two such folders are compared with `git diff --no-index`.
 */
export async function writeBaseline({ folder }) {
  mkdirSync(folder, { recursive: true });
  const save = (name, value) =>
    writeFileSync(join(folder, name), `${typeof value === "string" ? value : JSON.stringify(value, null, 2)}\n`);
  for (const shop of SHOPS) {
    console.log(`Asking the demo shop ${shop} …`);
    const dataDir = mkdtempSync(join(tmpdir(), "tresen-baseline-"));
    const platform = await startPlatform({ shop, dataDir });
    try {
      if (shop === SHOPS[0]) save("openapi.json", await platform.ask({ path: "/api/openapi.json" }));
      save(`init-${shop}.json`, withoutStamps(await platform.ask({ path: "/api/init" })));
      save(`access-${shop}.json`, await accessMatrix(platform));
      save(`export-${shop}.json`, withoutPictures(exportShop({ dataDir })));
    } finally {
      await platform.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    }
  }
  console.log("Collecting tests …");
  save("storage-calls.txt", storageCalls().join("\n"));
  save("tests.txt", testNames().join("\n"));
}

async function startPlatform({ shop, dataDir }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_PASSWORD: PASSWORD, CLOCK, LIMITS: "off" };
  const child = spawn(process.execPath, [join(ROOT, "packages/local/bin/start.mjs"), "--demo", shop], {
    cwd: ROOT,
    env,
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const ask = async ({ method = "GET", path, cookie, body }) => {
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json", origin: url }),
    };
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      cookie: response.headers.get("set-cookie"),
      body: isJson(response) ? JSON.parse(text) : text.length,
    };
  };
  while ((await ask({ path: "/api/init" }).catch(() => ({ status: 0 }))).status !== 200) {
    if (child.exitCode !== null) throw new Error(`The platform ended with exit code ${child.exitCode}.`);
    await wait(100);
  }
  return {
    ask: async (request) => (await ask(request)).body,
    answer: ask,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The status of each call for each actor, with the first and the last record of the resource in question. */
async function accessMatrix({ ask, answer }) {
  const cookies = {};
  for (const [actor, username] of Object.entries(ACTORS)) {
    const login =
      username && (await answer({ method: "POST", path: "/api/login", body: { username, password: PASSWORD } }));
    cookies[actor] = login ? login.cookie.split(";")[0] : undefined;
  }
  const { paths } = await ask({ path: "/api/openapi.json" });
  const matrix = {};
  for (const [path, operations] of Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = `/api/${path.split("/")[2]}`;
    const asStaff = paths[name]?.get?.parameters.some((parameter) => parameter.name === "as") ? "&as=staff" : "";
    const list = await ask({ path: `${name}?limit=500${asStaff}`, cookie: cookies.admin });
    const records =
      Array.isArray(list?.data) && path.includes("{id}")
        ? [list.data[0], list.data.at(-1)].filter(Boolean)
        : [undefined];
    for (const method of Object.keys(operations)
      .map((name) => name.toUpperCase())
      .sort()) {
      if (LEFT_OUT.has(`${method} ${path}`)) continue;
      matrix[`${method} ${path}`] = {};
      for (const actor of Object.keys(ACTORS)) {
        const statuses = [];
        for (const record of records.length > 0 ? records : [undefined]) {
          const id = method === "DELETE" ? "baseline-none" : (record?.id ?? "baseline-none");
          const body = { POST: {}, PUT: { ...record, version: NO_VERSION } }[method];
          const asked = path.replace("{id}", encodeURIComponent(id)).replace(/\{\w+\}/g, "baseline");
          statuses.push((await answer({ method, path: asked, cookie: cookies[actor], body })).status);
        }
        matrix[`${method} ${path}`][actor] = statuses.join(" ");
      }
    }
  }
  return matrix;
}

function exportShop({ dataDir }) {
  const file = join(dataDir, "baseline-export.json");
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, "packages/local/bin/shop.mjs"), "export", file], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The export failed: ${stderr}`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Instants around the start of the platform differ from run to run. */
function withoutStamps(value) {
  return JSON.parse(
    JSON.stringify(value, (key, entry) => (key === "createdAt" || key === "updatedAt" ? "<instant>" : entry)),
  );
}

/** Contents of pictures by their digest alone. */
function withoutPictures(value) {
  return JSON.parse(
    JSON.stringify(value, (_key, entry) =>
      typeof entry === "string" && entry.length > 2000 ? createHash("sha256").update(entry).digest("hex") : entry,
    ),
  );
}

/** The database calls and units that tests assert, each once, whatever its file. */
function storageCalls() {
  const files = ["packages/core", "packages/functions", "packages/local"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(ROOT, folder, String(name))),
  );
  const tests = files.filter((name) => /\.test\.ts$/.test(name) && !name.includes("node_modules"));
  const code = tests.map((name) => readFileSync(name, "utf8").replace(/\s+/g, " ")).join(" ");
  return [...new Set(code.match(/expect\([^;]*?(?:calls|readUnits|writeUnits|operations)\b[^;]*?;/g) ?? [])].sort();
}

function testNames() {
  const run = (script, args) => {
    const { stdout } = spawnSync(process.execPath, [join(MODULES, script), ...args], {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    return stdout;
  };
  const unit = JSON.parse(run("vitest/vitest.mjs", ["list", "--json"]));
  const { suites } = JSON.parse(
    run("@playwright/test/cli.js", ["test", "--config", "web/playwright.config.ts", "--list", "--reporter=json"]),
  );
  const browser = (suite, above = []) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ projectName }) => `${projectName} > ${[...above, title].join(" > ")}`),
    ),
    ...(suite.suites ?? []).flatMap((inner) => browser(inner, [...above, inner.title])),
  ];
  return [...unit.map(({ name }) => name), ...suites.flatMap((suite) => browser(suite))].sort();
}

function isJson(response) {
  return (response.headers.get("content-type") ?? "").includes("json");
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
