import type { JobView } from "@tresen/contract/job/job.view";
import type { LogEntry } from "@tresen/contract/log/log";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { PASSWORD, dataFolderWithShop, start } from "./platform";
import { smallOrder } from "./small-shop";

const PATIENCE = 60_000;

test("the log names who canceled a waiting job, through the table's stream", async () => {
  const platform = await start({ dataDir: await dataFolderWithShop(), env: { LIMITS: "on" } });
  let cookie = "";
  const asked = async <Data>(path: string, method = "GET", json?: object): Promise<{ status: number; data: Data }> => {
    const headers = { cookie, ...(json ? { "content-type": "application/json" } : {}) };
    const answer = await fetch(new URL(path, platform.url), {
      method,
      headers,
      body: json ? JSON.stringify(json) : null,
    });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return { status: answer.status, ...((await answer.json()) as { data: Data }) };
  };
  await asked("/api/login", "POST", { username: "admin@example.test", password: PASSWORD });
  const { data: branch } = await asked<object>("/api/branches/brn_1");
  const email = "eins@example.test";
  expect((await asked("/api/branches/brn_1", "PUT", { ...branch, email })).status).toBe(200);

  // Mails about many new orders of a branch wait until their minute is over.
  const canceled = async (): Promise<string | undefined> => {
    for (let shopper = 0; shopper < 8; shopper += 1) await asked("/api/orders", "POST", smallOrder(shopper));
    const { data: waiting } = await asked<JobView[]>("/api/jobs?state=waiting");
    for (const { id } of waiting) if ((await asked(`/api/jobs/${id}/cancel`, "POST")).status === 200) return id;
    return undefined;
  };
  const end = Date.now() + PATIENCE;
  let id = await canceled();
  while (!id && Date.now() < end) id = await canceled();
  expect(id).toBeDefined();

  let entries: LogEntry[] = [];
  while (entries.length === 0 && Date.now() < end) {
    ({ data: entries } = await asked<LogEntry[]>(`/api/logs?resource=jobs&subject=${id}`));
    await wait(100);
  }
  expect(entries).toMatchObject([
    { action: "job-canceled", actor: { kind: "staff", name: expect.stringMatching(/./) } },
  ]);
});
