import { mkdir, open, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../src/bench/client";
import { freePort } from "../src/bench/platform-process";
import { type Outcome, ROOT, START, dataFolderWithShop, run, start, temporaryFolder } from "./platform";

let port = 0;
beforeAll(async () => {
  port = await freePort();
});

/** One sentence for a person, exit code 1, no stack. */
function expectRefusal(outcome: Outcome, sentence: RegExp): void {
  expect(outcome.stderr.trim()).toMatch(sentence);
  expect(outcome.stderr.trim().split("\n")).toHaveLength(1);
  expect(outcome.code).toBe(1);
}

describe("the reason why the platform cannot start is printed in one sentence", () => {
  test("a Node that is too old", async () => {
    const folder = await temporaryFolder();
    const disguise = join(folder, "old-node.mjs");
    await writeFile(
      disguise,
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } });',
    );
    expectRefusal(
      await run({ script: START, env: { NODE_OPTIONS: `--import ${disguise}` } }),
      /^Tresen needs Node 20\.19 or newer to start, and this is 18\.20\.4: install/,
    );
  });

  test("options that are not understood", async () => {
    expectRefusal(await run({ script: START, args: ["--fast"] }), /^Unknown option --fast:/);
    expectRefusal(
      await run({ script: START, args: ["--demo", "zoo"] }),
      /^There is no demo shop "zoo": choose one of bike, pizza\.$/,
    );
  });

  test.each([
    ["CLOCK", "tomorrow", /^CLOCK is "tomorrow", .*write it like CLOCK=/],
    ["PORT", "99999", /^PORT is "99999", .*choose a number/],
    ["HOST", "198.51.100.7", /^HOST is "198\.51\.100\.7", which is no address of this machine: leave it out/],
    ["DEMO_PASSWORD", "x".repeat(201), /^DEMO_PASSWORD must have at most 200 characters/],
  ])("%s=%s", async (name, value, sentence) => {
    expectRefusal(
      await run({ script: START, env: { PORT: String(port), DATA_DIR: await temporaryFolder(), [name]: value } }),
      sentence,
    );
  });

  test("a port that is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, resolve));
    const outcome = await run({ script: START, env: { PORT: String(port), DATA_DIR: await temporaryFolder() } });
    await new Promise((resolve) => other.close(resolve));
    expectRefusal(
      outcome,
      new RegExp(
        `^Port ${port} is taken: end the program that uses it, or choose another one, for example PORT=${port + 1} npm start\\.$`,
      ),
    );
  });

  test("a data folder that cannot be written to", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "file"), "");
    const dataDir = join(folder, "file", "data");
    expectRefusal(
      await run({ script: START, env: { PORT: String(port), DATA_DIR: dataDir } }),
      /^The data folder .*file\/data cannot be written to \(ENOTDIR\): make it writable/,
    );
  });

  test("a file that is no database", async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, "table.db"), "not a database, but long enough to be one".repeat(200));
    expectRefusal(
      await run({ script: START, env: { PORT: String(port), DATA_DIR: dataDir } }),
      /^The database file .*table\.db is damaged: put back a backup of it, or move it away/,
    );
  });

  test("a database file with damaged pages", async () => {
    const dataDir = await dataFolderWithShop();
    const file = join(dataDir, "table.db");
    const { size } = await stat(file);
    const handle = await open(file, "r+");
    for (let page = 2; page < size / 4096; page += 1) await handle.write(Buffer.alloc(512, 0xa5), 0, 512, page * 4096);
    await handle.close();
    expectRefusal(
      await run({ script: START, env: { PORT: String(port), DATA_DIR: dataDir } }),
      /^The database file .*table\.db is damaged:/,
    );
  });

  test("a platform without an embedded database", async () => {
    const root = await temporaryFolder();
    await mkdir(join(root, "web/dist"), { recursive: true });
    await mkdir(join(root, ".build"));
    await symlink(join(ROOT, ".build/server"), join(root, ".build/server"));
    const outcome = await run({
      script: join(ROOT, ".build/server/server.js"),
      env: { TRESEN_ROOT: root, PORT: String(port), DATA_DIR: join(root, "data") },
    });
    expectRefusal(
      outcome,
      /^There is no embedded database for \S+: start any DynamoDB yourself, .* DYNAMODB_ENDPOINT=/,
    );
  });

  test("another DynamoDB that does not answer", async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const outcome = await run({
      script: START,
      env: { PORT: String(port), DATA_DIR: await temporaryFolder(), DYNAMODB_ENDPOINT: endpoint },
    });
    expectRefusal(outcome, new RegExp(`^No DynamoDB answers at ${endpoint}: start it, or leave DYNAMODB_ENDPOINT out`));
  });

  test("a second platform on the same data", async () => {
    const dataDir = await dataFolderWithShop();
    const first = await start({ dataDir });
    const outcome = await run({ script: START, env: { PORT: String(await freePort()), DATA_DIR: dataDir } });
    expectRefusal(
      outcome,
      new RegExp(
        `^Tresen already runs on the data folder .* at http://localhost:\\d+ \\(process ${first.holder().pid}\\): end it first`,
      ),
    );
    expect(await createClient({ url: first.url, connections: 1 }).request({ path: "/api/init" })).toMatchObject({
      status: 200,
    });
  });
});
