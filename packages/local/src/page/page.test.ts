import { request as send } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { html } from "@tresen/contract/page/html";
import { type Listening, listen } from "../../test/listen";
import type { DeadLetter } from "../stream/dead-letters";
import { createPage } from "./page";
import { deadLettersSection, overviewSection, recordsSection, schedulesSection } from "./platform-sections";

const NOW = Date.parse("2026-06-05T16:30:00Z");
let server: Listening;
let letters: DeadLetter[] = [];
const fired: string[] = [];
const ahead: number[] = [];

beforeAll(async () => {
  const page = createPage([
    overviewSection({
      setAhead: (by) => void ahead.push(by),
      readState: async () => ({
        url: "http://localhost:3000",
        demoUsers: [{ username: "admin@example.test", password: "<geheim>", pin: "4711" }],
        now: NOW,
        offset: 5,
        snapshot: { version: 7, bytes: 18_100 },
        orders: 1234,
        dataDir: "/data",
        memory: 1024 * 1024,
      }),
    }),
    deadLettersSection({
      deadLetters: {
        list: () => letters,
        add: () => undefined,
        find: (id) => letters.find((letter) => letter.id === id),
        remove: () => undefined,
      },
      retry: async (id) => (id === "bad" ? Promise.reject(new Error("again")) : true),
    }),
    schedulesSection({
      entries: () => [
        {
          name: "nightly",
          title: "Jede Nacht",
          schedule: "cron(0 3 * * ? *)",
          next: NOW,
          last: { at: NOW, error: "no table" },
        },
      ],
      fire: async (name) => fired.push(name) > 0 && name === "nightly",
    }),
    recordsSection(() => [{ at: NOW, event: "INSERT", key: "order#abc order" }]),
    {
      id: "letters",
      title: "Briefe <alle>",
      html: () => html`<p>${"<b>leer</b>"}</p>`,
      page: (path) =>
        path === "1"
          ? { title: "Brief <1>", html: html`<p>Inhalt</p>` }
          : path === "1/raw"
            ? { document: "<i>roh</i>", contentSecurityPolicy: "sandbox" }
            : null,
    },
  ]);
  server = await listen((request, response) => void page(request, response));
});
afterAll(() => server.close());

function call({
  path = "/_local",
  method = "GET",
  headers = {},
}: {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}): Promise<{ status: number; location: string | undefined; policy: string; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = send(
      { port: server.port, host: "127.0.0.1", path, method, headers: { host: `localhost:${server.port}`, ...headers } },
      (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            policy: String(response.headers["content-security-policy"]),
            text,
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end();
  });
}

describe("the local page", () => {
  test("shows the platform's state in German, with everything escaped", async () => {
    const { status, text } = await call({});
    expect(status).toBe(200);
    expect(text).toContain("http://localhost:3000/backend");
    expect(text).toContain('05.06.2026 18:30</time> <span class="tag">gestellt</span>');
    expect(text).toContain("Version 7, 18,1 kB komprimiert");
    expect(text).toContain("<dd>1.234</dd>");
    expect(text).toContain("&lt;geheim&gt;");
    expect(text).toContain("order#abc order");
    expect(text).toContain("no table");
    expect(text).not.toContain("Fehlgeschlagene Ereignisse");
  });

  test("repeats the heading in each cell, for screens too narrow for a table", async () => {
    const { text } = await call({});
    expect(text).toContain('<td role="cell" data-heading="Aufgabe">Jede Nacht</td>');
    expect(text).toContain('<td role="cell" data-heading="Datensatz"><code>order#abc order</code></td>');
  });

  test("has a button for each schedule", async () => {
    expect(await call({ path: "/_local/schedules/fire/nightly", method: "POST" })).toMatchObject({
      status: 303,
      location: "/_local?schedules.fire=done#schedules",
    });
    expect(fired).toEqual(["nightly"]);
    expect((await call({ path: "/_local?schedules.fire=done" })).text).toContain("Der Zeitplan wurde ausgelöst.");
    expect(await call({ path: "/_local/schedules/fire/other", method: "POST" })).toMatchObject({
      location: "/_local?schedules.fire=unknown#schedules",
    });
  });

  test("lists failed records with a button to retry them", async () => {
    letters = [
      {
        id: "bad",
        at: NOW,
        reason: "TypeError: no",
        record: { dynamodb: { Keys: { pk: { S: "config" }, sk: { S: "config" } } } },
      },
    ];
    expect((await call({})).text).toContain("Fehlgeschlagene Ereignisse");
    expect(await call({ path: "/_local/dead/retry/bad", method: "POST" })).toMatchObject({
      location: "/_local?dead.retry=failed#dead",
    });
    expect(await call({ path: "/_local/dead/retry/good", method: "POST" })).toMatchObject({
      location: "/_local?dead.retry=done#dead",
    });
  });

  test("has pages below a section, in its frame or with a policy of their own", async () => {
    expect((await call({})).text).toContain(
      '<h2 id="letters-title">Briefe &lt;alle&gt;</h2>\n<p>&lt;b&gt;leer&lt;/b&gt;</p>',
    );
    const framed = await call({ path: "/_local/letters/1" });
    expect(framed.text).toContain("<h1>Brief &lt;1&gt;</h1>");
    expect(framed.policy).toContain("default-src 'none'");
    expect(await call({ path: "/_local/letters/1/raw" })).toMatchObject({
      status: 200,
      text: "<i>roh</i>",
      policy: "sandbox",
    });
    expect(await call({ path: "/_local/letters/2" })).toMatchObject({ status: 404 });
    expect(await call({ path: "/_local/records/1" })).toMatchObject({ status: 404 });
    expect(await call({ path: "/_local/letters/constructor/1", method: "POST" })).toMatchObject({ status: 404 });
    expect(await call({ path: "/_local/letters/1", headers: { host: "shop.example" } })).toMatchObject({ status: 404 });
  });

  test("is answered only to this machine", async () => {
    expect((await call({ headers: { host: "shop.example" } })).status).toBe(404);
    expect((await call({ headers: { "x-forwarded-for": "10.0.0.9" } })).status).toBe(404);
    expect((await call({ path: "/_local/other" })).status).toBe(404);
  });

  test("refuses actions from other sites", async () => {
    const post = { path: "/_local/schedules/fire/nightly", method: "POST" };
    expect((await call({ ...post, headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await call({ ...post, headers: { origin: "http://evil.test" } })).status).toBe(403);
    expect(
      (await call({ ...post, headers: { origin: `http://localhost:${server.port}`, "sec-fetch-site": "same-origin" } }))
        .status,
    ).toBe(303);
    expect((await call({ path: "/_local/drop/table", method: "POST" })).status).toBe(404);
  });
});

test("the clock is set ahead by at most a day", async () => {
  const steps = ["60", "86401", "0", "1e3"];
  const outcomes = [];
  for (const step of steps) {
    const { location } = await call({ path: `/_local/overview/ahead/${step}`, method: "POST" });
    outcomes.push(/=(\w+)/.exec(location ?? "")?.[1]);
  }
  expect(outcomes).toEqual(["done", "unknown", "unknown", "unknown"]);
  expect(ahead).toEqual([60_000]);
});
