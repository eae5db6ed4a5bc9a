import { mkdir, open, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../src/bench/client";
import { importBundle } from "../src/bench/import-bundle";
import { freePort } from "../src/bench/platform-process";
import { ensureBuilt } from "./build";
import { LOOPBACK, listeningAddresses } from "./sockets";
import { type Outcome, PASSWORD, ROOT, START, isRunning, run, start, temporaryFolder, until } from "./platform";
import { smallOrder, smallShop } from "./small-shop";

let port = 0;
beforeAll(async () => {
  await ensureBuilt();
  port = await freePort();
});

/** One sentence for a person, exit code 1, no stack. */
function expectRefusal(outcome: Outcome, sentence: RegExp): void {
  expect(outcome.stderr.trim()).toMatch(sentence);
  expect(outcome.stderr.trim().split("\n")).toHaveLength(1);
  expect(outcome.code).toBe(1);
}

async function withShop(): Promise<string> {
  const folder = await temporaryFolder();
  const dataDir = join(folder, "data");
  await importBundle({ root: ROOT, folder, dataDir, bundle: smallShop });
  return dataDir;
}

describe("what keeps the platform from starting is said in one sentence", () => {
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

  test("a database file that is none", async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, "table.db"), "not a database, but long enough to be one".repeat(200));
    expectRefusal(
      await run({ script: START, env: { PORT: String(port), DATA_DIR: dataDir } }),
      /^The database file .*table\.db is damaged: put back a backup of it, or move it away/,
    );
  });

  test("a database file with damaged pages", async () => {
    const dataDir = await withShop();
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
    const dataDir = await withShop();
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

describe("a running platform", () => {
  test("ends with everything it started, whether the signal comes once or twice", async () => {
    const dataDir = await withShop();
    const platform = await start({ dataDir });
    const pids = platform.pids();
    expect(pids.length).toBeGreaterThanOrEqual(3);
    const { pid } = platform.holder();
    process.kill(pid, "SIGINT");
    const code = await platform.stop("SIGINT");
    expect(code).toBe(0);
    expect(await until(() => !pids.some(isRunning), 2_000)).toBe(true);
    await expect(stat(join(dataDir, "running.json"))).rejects.toThrow("ENOENT");
  });

  test.each(["messages/messages.jsonl", "payments.json.part"])(
    "ends with a sentence where %s meets a full disk",
    async (file) => {
      const dataDir = await withShop();
      const platform = await start({ dataDir });
      const { pid } = platform.holder();
      // The kernel's own full disk.
      await symlink("/dev/full", join(dataDir, file));
      if (file.startsWith("payments")) {
        const { keys } = JSON.parse(await readFile(join(dataDir, "payments.json"), "utf8")) as {
          keys: { mollie: string };
        };
        const body = JSON.stringify({
          amount: { currency: "EUR", value: "1.00" },
          description: "x",
          redirectUrl: `${platform.url}/x`,
        });
        await fetch(`${platform.url}/_local/payment/mollie/v2/payments`, {
          method: "POST",
          headers: { authorization: `Bearer ${keys.mollie}`, "content-type": "application/json" },
          body,
        }).catch(() => null);
      } else {
        await fetch(`${platform.url}/api/orders`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...smallOrder(1), email: "max@example.test" }),
        }).catch(() => null);
      }
      expect(await until(() => !isRunning(pid), 20_000)).toBe(true);
      expect(platform.output()).toContain(
        `The disk is full, and nothing can be kept in the data folder ${dataDir} any more: free some space`,
      );
      expect(platform.output()).not.toContain("    at ");
      expect(await platform.stop()).toBe(1);
    },
  );

  test("listens on the loopback interface alone, as either address of localhost, with all that it starts", async () => {
    const platform = await start({ dataDir: await withShop() });
    const { port: own } = new URL(platform.url);
    expect(platform.output()).toContain(`  Shop          http://localhost:${own}/\n`);
    expect(platform.output()).not.toContain("From outside");
    const listening = listeningAddresses(platform.pids());
    expect(listening.length).toBeGreaterThanOrEqual(4);
    expect(listening.filter(({ address }) => !LOOPBACK.includes(address))).toEqual([]);
    const isWithIpv6 = existsSync("/proc/net/if_inet6");
    expect(
      listening
        .filter(({ port: each }) => each === Number(own))
        .map(({ address }) => address)
        .sort(),
    ).toEqual(isWithIpv6 ? LOOPBACK.toSorted() : LOOPBACK.slice(0, 1));
    if (isWithIpv6) expect((await fetch(`http://[::1]:${own}/api/init`)).status).toBe(200);
  });

  test("listens where HOST says", async () => {
    const platform = await start({ dataDir: await withShop(), env: { HOST: "0.0.0.0" } });
    const { port: own } = new URL(platform.url);
    const outer = listeningAddresses(platform.pids()).filter(({ address }) => !LOOPBACK.includes(address));
    expect(outer).toEqual([{ address: "00000000", port: Number(own) }]);
    expect(platform.output()).toContain(`  Shop          http://localhost:${own}/\n`);
  });

  test("keeps its data and its log-ins when started again", async () => {
    const dataDir = await withShop();
    await (await start({ dataDir })).stop();
    const again = await start({ dataDir, env: { DEMO_PASSWORD: "" } });
    expect(again.output()).toContain(PASSWORD);
    expect((await stat(join(dataDir, "demo-password"))).mode & 0o777).toBe(0o600);
    const client = createClient({ url: again.url, connections: 1 });
    expect(await statusOfLogin(client, PASSWORD)).toBe(200);
    expect((await client.request({ path: "/api/branches/brn_1" })).status).toBe(200);
    client.close();
  });

  test("takes another demo password at a later start", async () => {
    const dataDir = await withShop();
    await (await start({ dataDir })).stop();
    const again = await start({ dataDir, env: { DEMO_PASSWORD: "ein-anderes-passwort" } });
    const client = createClient({ url: again.url, connections: 1 });
    expect(await statusOfLogin(client, "ein-anderes-passwort")).toBe(200);
    expect(await statusOfLogin(client, PASSWORD)).toBe(401);
    client.close();
  });

  test("says which key a payment provider refuses, and does not offer the method", async () => {
    const wanted = await freePort();
    const env = {
      MOLLIE_API_KEY: `test_${"wrong".repeat(5)}`,
      MOLLIE_ENDPOINT: `http://localhost:${wanted}/_local/payment/mollie`,
    };
    const platform = await start({ dataDir: await withShop(), port: wanted, env });
    expect(
      platform.output().split("Online payment by mollie is not offered: the provider refuses MOLLIE_API_KEY."),
    ).toHaveLength(2);
    expect(platform.output()).not.toContain(env.MOLLIE_API_KEY);
    expect(platform.output()).not.toContain("Online payment by datatrans");
    expect(platform.output()).toContain("Pay online    datatrans (what is said above tells why)");
    const { data } = (await (await fetch(`${platform.url}/api/init`)).json()) as {
      data: { url: string; data: unknown }[];
    };
    expect(data.find(({ url }) => url === "config")?.data).toMatchObject({ paymentProviders: ["datatrans"] });
  });

  test("has the clock that it was given", async () => {
    const platform = await start({ dataDir: await withShop(), env: { CLOCK: "2026-06-05T18:30:00+02:00" } });
    const client = createClient({ url: platform.url, connections: 1 });
    const { headers } = await client.request({ path: "/api/init" });
    expect(String(headers.date)).toMatch(/^Fri, 05 Jun 2026 16:3\d:\d\d GMT$/);
    client.close();
  });

  test("publishes a change of the shop within a moment, through the stream", async () => {
    const dataDir = await withShop();
    const platform = await start({ dataDir });
    const client = createClient({ url: platform.url, connections: 2 });
    const cookie = await login(client);
    const product = JSON.parse((await client.request({ path: "/api/products/prd_1" })).body.toString()) as {
      data: Record<string, unknown>;
    };
    const changed = await fetch(new URL("/api/products/prd_1", platform.url), {
      method: "PUT",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ ...product.data, name: "Handsemmel" }),
    });
    expect(changed.status, await changed.text()).toBe(200);
    const end = Date.now() + 20_000;
    let init = "";
    while (!init.includes("Handsemmel") && Date.now() < end) {
      init = (await client.request({ path: "/api/init" })).body.toString();
      await wait(50);
    }
    expect(init).toContain("Handsemmel");
    const page = (await client.request({ path: "/_local", headers: { host: "localhost" } })).body.toString();
    expect(page).toContain("resource#products prd_1");
    client.close();
    await platform.stop();
    // Up to here everything was handled; the next start goes on from there.
    expect(JSON.parse(await readFile(join(dataDir, "stream.json"), "utf8"))).toMatchObject({
      positions: expect.any(Object),
    });
  });
});

async function login(client: ReturnType<typeof createClient>): Promise<string> {
  const answer = await client.request({
    path: "/api/login",
    method: "POST",
    json: { username: "admin@example.test", password: PASSWORD },
  });
  expect(answer.status, answer.body.toString()).toBe(200);
  return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
}

async function statusOfLogin(client: ReturnType<typeof createClient>, password: string): Promise<number> {
  return (
    await client.request({ path: "/api/login", method: "POST", json: { username: "admin@example.test", password } })
  ).status;
}
