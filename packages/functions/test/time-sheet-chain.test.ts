import { activities } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeSheetCheck } from "@tresen/contract/time-sheet/time-sheet";
import { beforeAll, describe, expect, test } from "vitest";
import { recordEntity } from "../../core/src/records/rows/record.entity";
import { TimeLinkEntity, TimeSheetEntity } from "../../core/src/time-sheet/stored";
import { send } from "./support/api";
import { sheetSteps } from "./support/sheet-steps";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
const { employed, worked, sheet, locked } = sheetSteps(() => sessions);

beforeAll(async () => {
  sessions = await openShop();
});

const verify = async (user: string): Promise<TimeSheetCheck> =>
  (await send({ path: "/api/time-sheets/verify", query: { user }, session: sessions.manager })).data as TimeSheetCheck;

const CORRECTED = {
  ...{ at: "2026-04-08T06:00:00.000Z", reason: "Vergessen", kind: null, breaks: [] },
  ...{ startedAt: "2026-04-07T06:00:00.000Z", endedAt: "2026-04-07T15:00:00.000Z" },
};
/** What is read as it is stored. */
const STORED = [{ workedSeconds: 99 }, { breakSeconds: 99 }, { state: "running" }, { user: "usr_somebody" }];
const STAMPED = {
  ...{ action: "start", at: "2026-04-07T06:00:00.000Z", receivedAt: "2026-04-07T06:00:00.000Z" },
  ...{ source: "phone", device: null, sequence: null },
};

describe("a month", () => {
  test("opens with what the one before has closed with, also before anything was recorded", async () => {
    const one = await employed({ from: "2026-01-01", opening: 30 });
    const balances = async (): Promise<number[][]> => {
      const months = await Promise.all(
        ["2026-01", "2026-02", "2026-03", "2026-04"].map((month) => sheet(one.id, month)),
      );
      return months.map(({ openingBalanceMinutes, closingBalanceMinutes }) => [
        ...[openingBalanceMinutes, closingBalanceMinutes],
      ]);
    };
    expect(await balances()).toEqual([1, 2, 3, 4].map(() => [30, 30]));
    await worked(one.id, "2026-03-02T06:00:00Z", 8);
    const [january, february, march, april] = await balances();
    const { differenceMinutes } = await sheet(one.id, "2026-03");
    expect([january, february, march]).toEqual([
      [30, 30],
      [30, 30],
      [30, 30 + differenceMinutes],
    ]);
    expect(april?.[0]).toBe(30 + differenceMinutes);
    const { warnings, plannedMinutes, days, differenceMinutes: none } = await sheet(one.id, "2026-01");
    expect([plannedMinutes, none, days.filter((day) => day.differenceMinutes !== 0)]).toEqual([9600, 0, []]);
    expect(warnings[0]).toMatchObject({ kind: "balance", message: expect.stringContaining("ersten Erfassung") });
    await locked(one, "2026-01");
    const after = await balances();
    expect(after[0]).toEqual([30, 30]);
    expect(after.slice(1).map(([opening]) => opening)).toEqual(after.slice(0, -1).map(([, closing]) => closing));
  });

  test("closes with its opening and its difference, before the employment, in it and after it, also behind a lock", async () => {
    const one = await employed({ from: "2026-02-10", opening: 45 });
    const path = `/api/users/${one.id}/personnel`;
    const { data } = await send({ path, session: sessions.admin });
    const body = { ...(data as object), exitDate: "2026-04-15" };
    expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
    await worked(one.id, "2026-03-02T06:00:00Z", 8);
    const read = () => Promise.all(["01", "02", "03", "04", "05"].map((month) => sheet(one.id, `2026-${month}`)));
    const coherent = async (): Promise<number[]> => {
      const months = await read();
      for (const { openingBalanceMinutes, differenceMinutes, closingBalanceMinutes } of months)
        expect(closingBalanceMinutes).toBe(openingBalanceMinutes + differenceMinutes);
      expect(months.map(({ openingBalanceMinutes }) => openingBalanceMinutes)).toEqual([
        0,
        45,
        ...months.slice(1, -1).map(({ closingBalanceMinutes }) => closingBalanceMinutes),
      ]);
      const outside = months.flatMap(({ days }) => days).filter(({ day }) => day < "2026-02-10" || day > "2026-04-15");
      expect(outside.filter((day) => day.plannedMinutes !== 0 || day.differenceMinutes !== 0)).toEqual([]);
      return months.map(({ closingBalanceMinutes }) => closingBalanceMinutes);
    };
    const before = await coherent();
    await locked(one, "2026-03");
    expect(await coherent()).toEqual(before);
  });
});

describe("a locked month", () => {
  test("keeps its person, also where nothing was recorded but an absence", async () => {
    const one = await employed();
    const absence = { user: one.id, kind: "sick", from: "2026-04-08", to: "2026-04-09" };
    await send({ method: "POST", path: "/api/absences", body: absence, session: sessions.manager });
    await locked(one, "2026-04");
    const remove = () => send({ method: "DELETE", path: `/api/users/${one.id}`, session: sessions.admin });
    const { status, errors } = await remove();
    expect([status, errors[0]?.code, errors[0]?.message]).toMatchObject([
      ...[409, "record.in_use", expect.stringContaining("§ 132 BAO")],
    ]);
    expect((await sheet(one.id, "2026-04")).state).toBe("locked");
    expect((await verify(one.id)).isWhole).toBe(true);
  });

  test("shows whoever rewrites an activity, its figures or the chain past the platform", async () => {
    const one = await employed();
    const entry = await worked(one.id, "2026-04-07T06:00:00Z", 8);
    await locked(one, "2026-04");
    expect((await verify(one.id)).isWhole).toBe(true);
    const entity = recordEntity(activities);
    const { id } = entry;
    const { data: row } = await entity.get({ id }).go();
    const fields = row?.fields ?? {};
    await entity
      .patch({ id })
      .set({ fields: { ...fields, endedAt: "2026-04-07T13:00:00.000Z" } })
      .go();
    expect(await verify(one.id)).toMatchObject({ isWhole: false, months: [{ faults: ["entries"] }] });
    const corrections = [{ ...CORRECTED, by: "usr_somebody" }];
    for (const history of [
      { corrections },
      { flags: ["overlap"] },
      { source: "terminal" },
      { stampings: [STAMPED] },
      ...STORED,
    ]) {
      await entity
        .patch({ id })
        .set({ fields: { ...fields, ...history } })
        .go();
      expect(await verify(one.id)).toMatchObject({ isWhole: false, months: [{ faults: ["entries"] }] });
    }
    await entity.patch({ id }).set({ fields }).go();
    expect((await verify(one.id)).isWhole).toBe(true);
    const kept = { user: one.id, month: "2026-04" };
    const { steps } = (await TimeSheetEntity.get(kept).go()).data ?? { steps: [] };
    await TimeSheetEntity.patch(kept)
      .set({ steps: steps.map((done) => ({ ...done, by: "usr_somebody" })) })
      .go();
    expect(await verify(one.id)).toMatchObject({ isWhole: false, months: [{ faults: ["figures"] }] });
    await TimeSheetEntity.patch(kept).set({ steps, state: "open" }).go();
    expect(await verify(one.id)).toMatchObject({ isWhole: false, months: [{ faults: ["figures"] }] });
    await TimeSheetEntity.patch(kept).set({ state: "locked" }).go();
    // The format of a link cannot be taken away from it, so that less of it would be checked.
    await TimeLinkEntity.patch(kept).remove(["format"]).go();
    expect((await verify(one.id)).months[0]?.faults).toContain("content");
    await TimeLinkEntity.patch(kept).set({ format: 3 }).go();
    expect((await verify(one.id)).isWhole).toBe(true);
    await TimeLinkEntity.patch({ user: one.id, month: "2026-04" }).set({ lockedAt: "2026-05-09T00:00:00.000Z" }).go();
    expect(await verify(one.id)).toMatchObject({ isWhole: false, months: [{ faults: ["content"] }] });
  });
});
