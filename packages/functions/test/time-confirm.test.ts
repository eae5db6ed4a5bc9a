import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import { type Activity, activities } from "@tresen/contract/time-tracking/activity.resource";
import { beforeAll, expect, test } from "vitest";
import { recordEntity } from "../../core/src/records/rows/record.entity";
import { handler as doBulk } from "../src/job/bulk-jobs";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { queueRecord } from "./support/jobs";
import { sheetSteps } from "./support/sheet-steps";
import { type Sessions, openShop } from "./support/shop";

const PATH = "/api/working-activities";
let sessions: Sessions;
const { employed, worked, locked } = sheetSteps(() => sessions);

beforeAll(async () => {
  sessions = await openShop();
});

async function flag(id: string, flags: readonly string[]): Promise<void> {
  const entity = recordEntity(activities);
  const { data } = await entity.get({ id }).go();
  await entity
    .patch({ id })
    .set({ fields: { ...data?.fields, flags } })
    .go();
}
const read = async (id: string): Promise<Activity> =>
  (await send({ path: `${PATH}/${id}`, session: sessions.admin })).data as Activity;

async function confirmed(ids: readonly string[], reason: string, session = sessions.manager) {
  const body = { resource: "working-activities", action: "update", ids, changes: { reason } };
  const started = await send({ method: "POST", path: "/api/bulk", body, session });
  expect([started.status, started.errors]).toEqual([202, []]);
  const { id } = started.data as { id: string };
  await withGrantsOf("bulk-jobs", () => doBulk({ Records: [queueRecord({ body: id })] }));
  const path = `/api/bulk/${id}`;
  const view = (await send({ path, session })).data as BulkView;
  const report = (await send({ path: `${path}/report`, session })).data as BulkEntry[];
  return { id, view, report };
}

test("uncertain times are confirmed in one step, each with a correction, and those of a locked month are refused", async () => {
  const [one, two, three] = [await employed(), await employed(), await employed()];
  const [first, second] = [
    await worked(one.id, "2026-05-04T06:00:00Z", 8),
    await worked(two.id, "2026-05-04T07:00:00Z", 8),
  ];
  const old = await worked(three.id, "2026-04-07T06:00:00Z", 8);
  await locked(three, "2026-04");
  for (const { id } of [first, second, old]) await flag(id, ["offline", "clockUncertain"]);
  const { id, view, report } = await confirmed([first.id, second.id, old.id], "Mit dem Plan verglichen");
  expect(view).toMatchObject({ state: "done", changed: 2, refused: 1 });
  const refused = report.filter(({ outcome }) => outcome === "refused");
  expect(refused).toMatchObject([{ id: old.id, label: "07.04.2026" }]);
  expect(refused[0]?.message).toMatch(/04\/2026 ist gesperrt/);
  for (const { id: entry, startedAt, endedAt } of [first, second]) {
    const after = await read(entry);
    expect(after).toMatchObject({ startedAt, endedAt, workedSeconds: 8 * 3600, reason: "" });
    expect(after.flags).toEqual(["offline", "corrected"]);
    expect(after.corrections).toMatchObject([{ reason: "Mit dem Plan verglichen", startedAt, endedAt }]);
  }
  expect((await read(old.id)).flags).toContain("clockUncertain");
  // That somebody has looked at them stays so.
  expect(view.canUndo).toBe(false);
  const undo = await send({ method: "POST", path: `/api/bulk/${id}/undo`, session: sessions.manager });
  expect(undo.status).toBe(409);
});

test("nobody confirms times of other branches", async () => {
  const { id: user } = await employed({ branches: ["brn_nord"] });
  const body = { user, branch: "brn_nord", startedAt: "2026-05-04T06:00:00Z", endedAt: "2026-05-04T14:00:00Z" };
  const made = (await send({ method: "POST", path: PATH, body, session: sessions.admin })).data as Activity;
  await flag(made.id, ["clockUncertain"]);
  const { view } = await confirmed([made.id], "Stimmt");
  expect(view).toMatchObject({ changed: 0, refused: 1 });
  expect((await read(made.id)).flags).toEqual(["clockUncertain"]);
});

test("nobody who manages single branches confirms their own times", async () => {
  const { id: user } = (await send({ path: "/api/users/me", session: sessions.manager })).data as { id: string };
  const own = await worked(user, "2026-05-05T06:00:00Z", 8);
  await flag(own.id, ["clockUncertain"]);
  const { view, report } = await confirmed([own.id], "Stimmt");
  expect(view).toMatchObject({ changed: 0, refused: 1 });
  expect(report[0]?.message).toContain("Über Ihre eigene Zeit entscheidet jemand anderes.");
  expect((await read(own.id)).flags).toEqual(["clockUncertain"]);
  // A note is no correction.
  const body = { ...(await read(own.id)), note: "Theke" };
  const noted = await send({ method: "PUT", path: `${PATH}/${own.id}`, body, session: sessions.manager });
  expect(noted.status).toBe(200);
  expect((await confirmed([own.id], "Stimmt", sessions.admin)).view).toMatchObject({ changed: 1 });
});
