import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import type { LogEntry } from "@tresen/contract/log/log";
import { createStopLink, stopsOf } from "@tresen/core/outbox";
import { beforeAll, describe, expect, test } from "vitest";
import { indexLog } from "../../core/test/log-index";
import { useProvider } from "../../core/test/provider";
import { JobEntity } from "../../core/src/platform/job";
import { handler as consume } from "../src/event/stream";
import { handler as clock } from "../src/job/schedule/reminder-clock";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { doQueuedJobs } from "./support/jobs";
import { type Sessions, openShop } from "./support/shop";
import { insertions } from "./support/stream";

const provider = useProvider();
let sessions: Sessions;
beforeAll(async () => {
  sessions = await openShop();
});

const list = async (session: string | null, query?: Record<string, string>) =>
  send({ path: "/api/reminders", session, ...(query ? { query } : {}) });
const change = (body: object, session: string | null = sessions.admin) =>
  send({ method: "POST", path: "/api/reminders", body, session });
const branchesIn = (data: unknown): string[] => [...new Set((data as Reminder[]).map(({ branch }) => branch.id))];
const base = { branch: "brn_mitte", kind: "review", version: 0, isOn: true };

describe("reminders", () => {
  test("are for administrators in all branches and for managers in theirs", async () => {
    expect((await list(null)).status).toBe(401);
    expect((await list(sessions.employee)).status).toBe(403);
    expect(branchesIn((await list(sessions.admin)).data).sort()).toEqual(["brn_mitte", "brn_nord"]);
    expect(branchesIn((await list(sessions.manager)).data)).toEqual(["brn_mitte"]);
    expect((await list(sessions.manager, { branch: "brn_nord" })).status).toBe(403);
    for (const session of [null, sessions.employee])
      expect((await change(base, session)).status).toBe(session === null ? 401 : 403);
    expect((await change({ ...base, branch: "brn_nord" }, sessions.manager)).status).toBe(403);
    const test = { branch: "brn_nord", kind: "review" };
    const tried = await send({ method: "POST", path: "/api/reminders/test", body: test, session: sessions.manager });
    expect(tried.status).toBe(403);
  });

  test("are listed with what holds, and changed with the version that was seen, which the log tells", async () => {
    const { data } = await list(sessions.manager);
    const known = (data as Reminder[]).find(({ kind }) => kind === "expiry");
    expect(known).toMatchObject({ isOn: true, time: "08:00", wait: 14, lastRun: null, version: 0 });
    expect(Date.parse(known?.nextAt ?? "")).toBeGreaterThan(0);
    const changed = await change({ ...base, time: "12:30", wait: 2 }, sessions.manager);
    expect(changed.data).toMatchObject({ kind: "review", isOn: true, time: "12:30", wait: 2, version: 1 });
    expect((await change(base)).status).toBe(409);
    expect((await change({ ...base, version: 1, isOn: false })).data).toMatchObject({ isOn: false, time: "12:30" });
    await indexLog();
    const log = await send({ path: "/api/logs", query: { resource: "reminders" }, session: sessions.manager });
    expect((log.data as LogEntry[]).map(({ subject, action }) => [subject?.title, action])).toEqual([
      ["Bitte um eine Bewertung", "update"],
      ["Bitte um eine Bewertung", "update"],
    ]);
  });

  test("of other kinds are no conflict, not even at the same moment; two changes of one kind are", async () => {
    const kinds = ["birthday", "quotation", "appointment"];
    const once = await Promise.all(kinds.map((kind) => change({ ...base, kind })));
    expect(once.map(({ status }) => status)).toEqual([200, 200, 200]);
    const both = await Promise.all([2, 3].map((wait) => change({ ...base, kind: "openShifts", wait })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { data } = await list(sessions.admin, { branch: "brn_mitte" });
    const known = data as Reminder[];
    expect(known.filter(({ kind, isOn }) => kinds.includes(kind) && isOn)).toHaveLength(3);
    expect(new Set(known.filter(({ version }) => version > 0).map(({ version }) => version)).size).toBe(5);
  });

  test("refuse times at night and branches that are not there", async () => {
    const late = await change({ ...base, version: 2, time: "23:00" });
    expect([late.status, late.errors[0]?.field]).toEqual([400, "time"]);
    const untimed = await change({ ...base, kind: "lowRating", wait: null, time: "09:00" });
    expect([untimed.status, untimed.errors.map(({ field }) => field)]).toEqual([400, ["time"]]);
    const none = { branch: "brn_mitte", kind: "closingReport" };
    const test = await send({ method: "POST", path: "/api/reminders/test", body: none, session: sessions.admin });
    expect([test.status, test.errors[0]?.field]).toEqual([400, "kind"]);
    const missing = await change({ ...base, branch: "brn_none" });
    expect([missing.status, missing.errors[0]?.field]).toEqual([400, "branch"]);
  });

  test("are sent as a test to whoever asks", async () => {
    const body = { branch: "brn_mitte", kind: "review" };
    const { status } = await send({ method: "POST", path: "/api/reminders/test", body, session: sessions.admin });
    expect(status).toBe(202);
    const Records = await insertions(JobEntity);
    await withGrantsOf("stream", () => consume({ Records }));
    await doQueuedJobs(provider);
    expect(provider.mails).toMatchObject([
      { to: ["admin@example.test"], subject: "Pizzeria Probe: Wie hat es Ihnen gefallen? Ticket 12" },
    ]);
  });

  test("that are daily are run by the clock with its own rights", async () => {
    await withGrantsOf("reminder-clock", () => clock({ time: "2026-06-06T10:00:00Z" }));
    const { data } = await list(sessions.admin, { branch: "brn_mitte" });
    const ran = (data as Reminder[]).find(({ kind }) => kind === "expiry");
    expect(ran?.lastRun).toMatchObject({ outcome: "nothing" });
  });
});

describe("the link in a message", () => {
  test("opens a page that changes nothing, stops by one press or a mail program, and allows again", async () => {
    const contact = "leser@example.test";
    const url = await createStopLink({ contact, use: "advertising", at: Date.now() });
    const path = new URL(url).pathname;
    const opened = await send({ path });
    expect([opened.status, await stopsOf(contact)]).toEqual([200, []]);
    expect(opened.bytes.toString()).toContain(`<form method="post" action="${path}">`);
    const body = "List-Unsubscribe=One-Click";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const stopped = await send({ method: "POST", path, body, headers });
    expect([stopped.status, await stopsOf(contact)]).toEqual([200, ["advertising"]]);
    expect(stopped.bytes.toString()).toContain("keine Werbung mehr");
    expect((await send({ method: "POST", path: `${path}/resume` })).status).toBe(200);
    expect(await stopsOf(contact)).toEqual([]);
    expect((await send({ path: "/api/stop/AAAAAAAAAAAAAAAA" })).status).toBe(404);
    expect((await send({ path: "/api/stop/kurz" })).status).toBe(404);
  });
});
