import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { useProvider } from "../../core/test/provider";
import { allJobs } from "../../core/test/jobs";
import { type Reply, send } from "./support/api";
import { deliver, forgetJobs } from "./support/messages";
import { NOW } from "./support/request";
import { sheetSteps } from "./support/sheet-steps";
import { type Sessions, openShop } from "./support/shop";

const MONTH = "2026-04";
const BY = "leitung@example.test";
const provider = useProvider();
let sessions: Sessions;
const { employed, worked, sheet, step, locked } = sheetSteps(() => sessions);
beforeAll(async () => {
  sessions = await openShop();
});
beforeEach(forgetJobs);

const path = "/api/working-activities";
const put = (entry: Activity, changes: object, session = sessions.manager): Promise<Reply> =>
  send({ method: "PUT", path: `${path}/${entry.id}`, body: { ...entry, ...changes }, session });
const lines = ({ steps }: TimeSheetDetail) =>
  steps.map(({ state, cause, by, reason }) => [state, cause, by.name, reason]);

test("a sheet that is open again since a manager corrected an entry says so, and its person is told with month, who and why", async () => {
  const one = await employed();
  const entry = await worked(one.id, "2026-04-07T06:00:00Z", 8);
  const name = (await sheet(one.id, MONTH)).user.name;
  await step(one.id, MONTH, "confirmed", one.session);
  await forgetJobs();
  const shorter = await put(entry, { endedAt: "2026-04-07T13:00:00.000Z", reason: "Früher gegangen" });
  expect(shorter.errors).toEqual([]);
  const jobs = await allJobs();
  expect(JSON.stringify(jobs.map(({ data }) => data))).not.toMatch(/gegangen|leitung/);
  expect(await deliver()).toEqual(["mail"]);
  const mail = provider.mails.at(-1);
  expect(mail?.to).toEqual([expect.stringContaining("@example.test")]);
  expect(mail?.text).toContain(
    `${BY} hat eine Ihrer Zeiten korrigiert. Ihr Stundenzettel 04/2026 war schon bestätigt.`,
  );
  expect(mail?.text).toContain("Grund: Früher gegangen");
  expect(mail?.text).toMatch(/Zeit: .*07\.04\.2026, 08:00 – 15:00/u);
  const open = await sheet(one.id, MONTH);
  expect([open.state, open.isOutdated]).toEqual(["open", false]);
  const changed = [
    ["confirmed", undefined, name, ""],
    ["open", "change", BY, "Früher gegangen"],
  ];
  expect(lines(open)).toEqual(changed);
  // It stays in the history when the sheet is confirmed again.
  expect((await step(one.id, MONTH, "confirmed", one.session)).status).toBe(200);
  const again = await sheet(one.id, MONTH);
  expect([again.state, lines(again)]).toEqual(["confirmed", [...changed, ["confirmed", undefined, name, ""]]]);
});

test("entered and voided time is told too; notes, one's own changes and kinds that count alike are not", async () => {
  const one = await employed();
  const entry = await worked(one.id, "2026-04-07T06:00:00Z", 8, sessions.manager);
  expect(await deliver()).toEqual(["mail"]);
  expect(provider.mails.at(-1)?.text).toContain(`${BY} hat eine Zeit für Sie eingetragen.`);
  await step(one.id, MONTH, "confirmed", one.session);
  await forgetJobs();
  const noted = (await put(entry, { note: "Theke" })).data as Activity;
  const service = { name: "Service", color: "#2563eb" };
  const made = await send({
    ...{ method: "POST", path: "/api/working-activity-kinds", body: service, session: sessions.admin },
  });
  const { id: kind } = made.data as { id: string };
  const { version } = (await put(noted, { kind })).data as Activity;
  expect([await allJobs(), (await sheet(one.id, MONTH)).state]).toEqual([[], "confirmed"]);
  const body = { version, reason: "Doppelt erfasst" };
  await send({ method: "POST", path: `${path}/${entry.id}/void`, body, session: sessions.manager });
  expect(await deliver()).toEqual(["mail"]);
  expect(provider.mails.at(-1)?.text).toContain(`${BY} hat eine Ihrer Zeiten storniert. Ihr Stundenzettel 04/2026`);
  expect(provider.mails.at(-1)?.text).toContain("Grund: Doppelt erfasst");
  expect(lines(await sheet(one.id, MONTH)).at(-1)).toEqual(["open", "change", BY, "Doppelt erfasst"]);
  await forgetJobs();
  const { id } = (await send({ path: "/api/users/me", session: sessions.admin })).data as { id: string };
  await worked(id, new Date(NOW - 8 * 3_600_000).toISOString(), 2);
  expect(await allJobs()).toEqual([]);
});

test("a sheet that is open again for another cause says that something has changed", async () => {
  const one = await employed();
  await worked(one.id, "2026-04-07T06:00:00Z", 8);
  await step(one.id, MONTH, "confirmed", one.session);
  expect((await sheet(one.id, MONTH)).isOutdated).toBe(false);
  const absence = { user: one.id, kind: "unpaid", from: "2026-04-08", to: "2026-04-08" };
  expect((await send({ method: "POST", path: "/api/absences", body: absence, session: sessions.manager })).status).toBe(
    201,
  );
  const found = await sheet(one.id, MONTH);
  expect([found.state, found.isOutdated, found.steps.length]).toEqual(["open", true, 1]);
});

test("the person is told of a sheet that a manager reopens or corrects, and not of what they do themselves", async () => {
  const one = await employed();
  await worked(one.id, "2026-04-07T06:00:00Z", 8);
  await step(one.id, MONTH, "confirmed", one.session);
  await forgetJobs();
  await step(one.id, MONTH, "open", one.session);
  expect(await allJobs()).toEqual([]);
  await step(one.id, MONTH, "confirmed", one.session);
  await step(one.id, MONTH, "open", sessions.manager, { reason: "Pause fehlt" });
  expect(await deliver()).toEqual(["mail"]);
  expect(provider.mails.at(-1)?.text).toContain(`${BY} hat Ihren Stundenzettel wieder geöffnet.`);
  expect(provider.mails.at(-1)?.text).toMatch(/Monat: 04\/2026[^]*Grund: Pause fehlt/u);
  await locked(one, MONTH);
  await step(one.id, "2026-05", "confirmed", one.session);
  await forgetJobs();
  const { version } = await sheet(one.id, "2026-05");
  const body = { version, day: "2026-04-07", minutes: 30, reason: "Vergessene Stunde" };
  const entered = { method: "POST", path: `/api/time-sheets/${one.id}/2026-05/corrections`, body };
  expect((await send({ ...entered, session: sessions.manager })).errors).toEqual([]);
  expect(await deliver()).toEqual(["mail"]);
  expect(provider.mails.at(-1)?.text).toContain(`${BY} hat in Ihren Stundenzettel eine Korrektur eingetragen.`);
  expect(provider.mails.at(-1)?.text).toMatch(/Monat: 05\/2026[^]*Grund: Vergessene Stunde/u);
  expect(lines(await sheet(one.id, "2026-05")).at(-1)).toEqual(["open", "change", BY, "Vergessene Stunde"]);
});
