import { request as send } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Listening, listen } from "../../test/listen";
import { createPage } from "../page/page";
import { type ShownJob, jobsSection } from "./jobs-section";

const job = (id: string, state: ShownJob["state"], reason?: string): ShownJob => ({
  id,
  kind: "mail",
  key: `${id}#newOrder#branch#mail`,
  state,
  owner: id,
  data: {},
  attempts: 1,
  createdAt: "2026-06-05T16:30:00.000Z",
  dueAt: "2026-06-05T16:30:00.000Z",
  expiresAt: 1,
  ...(reason === undefined ? {} : { reason }),
});

let server: Listening;
let jobs: ShownJob[] = [];
const acted: string[] = [];
beforeAll(async () => {
  const page = createPage([
    jobsSection({
      read: () => Promise.resolve(jobs),
      act: async ({ id, command }) => {
        await Promise.resolve();
        if (id === "refused") throw new Error("It may not be.");
        acted.push(`${command} ${id}`);
        return jobs.some((known) => known.id === id);
      },
    }),
  ]);
  server = await listen((request, response) => void page(request, response));
});
afterAll(() => server.close());
beforeEach(() => {
  acted.length = 0;
  jobs = [job("W", "waiting"), job("R", "running"), job("F", "failed", "no sender"), job("D", "done")];
});

function call({
  path = "/_local",
  method = "GET",
  headers = {},
}: {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}): Promise<{ status: number; location: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const host = `localhost:${server.port}`;
    const outgoing = send(
      { port: server.port, host: "127.0.0.1", path, method, headers: { host, ...headers } },
      (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => (text += chunk.toString()));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, location: response.headers.location, text }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end();
  });
}

test("each job has the buttons that its state allows, and shows the reason for its state", async () => {
  const { text } = await call({});
  expect([...text.matchAll(/action="\/_local\/jobs\/([^"]+)"/g)].map(([, path]) => path)).toEqual([
    "cancel/W",
    "retry/F",
    "cancel/F",
  ]);
  expect(text).toContain("Zur Seite legen");
  expect(text).toContain("Hintergrundaufgaben");
  expect(text).toContain("Es ist keine Absenderadresse eingerichtet.");
});

test("a button executes its action, and the page shows the outcome", async () => {
  const post = (path: string) => call({ path: `/_local/jobs/${path}`, method: "POST" });
  expect(await post("retry/F")).toMatchObject({ status: 303, location: "/_local?jobs.retry=done#jobs" });
  expect(await post("cancel/W")).toMatchObject({ location: "/_local?jobs.cancel=done#jobs" });
  expect(await post("retry/none")).toMatchObject({ location: "/_local?jobs.retry=unknown#jobs" });
  expect(await post("retry/refused")).toMatchObject({ location: "/_local?jobs.retry=failed#jobs" });
  expect(acted).toEqual(["retry F", "cancel W", "retry none"]);
  expect((await call({ path: "/_local?jobs.cancel=done" })).text).toContain(
    "Die Hintergrundaufgabe wurde abgebrochen.",
  );
});

test("other sites cannot use the buttons", async () => {
  const post = { path: "/_local/jobs/retry/F", method: "POST" };
  expect((await call({ ...post, headers: { origin: "http://evil.test" } })).status).toBe(403);
  expect((await call({ ...post, headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  expect((await call({ path: "/_local/jobs/claim/F", method: "POST" })).status).toBe(404);
  expect(acted).toEqual([]);
});
