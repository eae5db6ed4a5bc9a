import { existsSync } from "node:fs";
import { readFile, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createClient } from "../src/bench/client";
import { freePort } from "../src/bench/platform-process";
import { PASSWORD, dataFolderWithShop, isRunning, start, until } from "./platform";
import { smallOrder } from "./small-shop";
import { LOOPBACK, listeningAddresses } from "./sockets";

describe("a running platform", () => {
  test("stops with all its processes, whether the signal is sent once or twice", async () => {
    const dataDir = await dataFolderWithShop();
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
      const dataDir = await dataFolderWithShop();
      const platform = await start({ dataDir });
      const { pid } = platform.holder();
      // A device of the kernel that behaves like a full disk.
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
    const platform = await start({ dataDir: await dataFolderWithShop() });
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
    const platform = await start({ dataDir: await dataFolderWithShop(), env: { HOST: "0.0.0.0" } });
    const { port: own } = new URL(platform.url);
    const outer = listeningAddresses(platform.pids()).filter(({ address }) => !LOOPBACK.includes(address));
    expect(outer).toEqual([{ address: "00000000", port: Number(own) }]);
    expect(platform.output()).toContain(`  Shop          http://localhost:${own}/\n`);
  });

  test("keeps its data and its sessions after a restart", async () => {
    const dataDir = await dataFolderWithShop();
    await (await start({ dataDir })).stop();
    const again = await start({ dataDir, env: { DEMO_PASSWORD: "" } });
    expect(again.output()).toContain(PASSWORD);
    expect((await stat(join(dataDir, "demo-password"))).mode & 0o777).toBe(0o600);
    const client = createClient({ url: again.url, connections: 1 });
    expect(await statusOfLogin(client, PASSWORD)).toBe(200);
    expect((await client.request({ path: "/api/branches/brn_1" })).status).toBe(200);
    client.close();
  });

  test("accepts another demo password at a later start", async () => {
    const dataDir = await dataFolderWithShop();
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
    const platform = await start({ dataDir: await dataFolderWithShop(), port: wanted, env });
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

  test("has the given clock", async () => {
    const platform = await start({ dataDir: await dataFolderWithShop(), env: { CLOCK: "2026-06-05T18:30:00+02:00" } });
    const client = createClient({ url: platform.url, connections: 1 });
    const { headers } = await client.request({ path: "/api/init" });
    expect(String(headers.date)).toMatch(/^Fri, 05 Jun 2026 16:3\d:\d\d GMT$/);
    client.close();
  });

  test("publishes a change of the shop within a moment, through the stream", async () => {
    const dataDir = await dataFolderWithShop();
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
    // All records up to here were handled; the next start continues after them.
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
