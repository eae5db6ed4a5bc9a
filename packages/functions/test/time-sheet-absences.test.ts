import { beforeAll, describe, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { sheetSteps } from "./support/sheet-steps";
import { type Sessions, openShop } from "./support/shop";

const PATH = "/api/time-sheets";
let sessions: Sessions;
const { employed, worked, read, sheet, step, locked } = sheetSteps(() => sessions);
beforeAll(async () => {
  sessions = await openShop();
});

describe("a month", () => {
  test("is one of 2000 to 2100, and so are the days that a call takes", async () => {
    const one = await employed();
    for (const month of ["0000-01", "0001-01", "1999-12", "2101-01", "9999-11", "9999-12"]) {
      const { status, errors } = await read(one.id, month);
      expect([month, status, errors[0]?.message]).toMatchObject([
        month,
        400,
        expect.stringMatching(/2000-01 bis 2100-12/),
      ]);
      expect((await send({ path: PATH, query: { month }, session: sessions.manager })).status).toBe(400);
    }
    for (const month of ["2000-01", "2100-12"]) expect((await read(one.id, month)).status).toBe(200);
    const asked: [string, Record<string, string>][] = [
      ["/api/absences", { from: "9999-12-31" }],
      ["/api/absences", { to: "0000-01-01" }],
      ["/api/absences/preview", { kind: "holiday", from: "9999-12-30", to: "9999-12-31" }],
      [`${PATH}/records`, { from: "9999-12-30", to: "9999-12-31", format: "csv" }],
      ["/api/working-activities/voided", { branch: "brn_mitte", from: "9999-12-30", to: "9999-12-31" }],
    ];
    for (const [path, query] of asked) {
      const { status, errors } = await send({ path, query, session: sessions.admin });
      expect([path, status, errors[0]?.message]).toMatchObject([path, 400, expect.stringMatching(/2000 und 2100/)]);
    }
    const bodies: [string, object][] = [
      ["/api/absences", { kind: "holiday", from: "9999-12-30", to: "9999-12-31" }],
      ["/api/working-activities", { user: one.id, branch: "brn_mitte", startedAt: "0001-01-01T06:00:00Z" }],
      [
        "/api/working-schedules",
        { branch: "brn_mitte", startsAt: "9999-12-31T06:00:00Z", endsAt: "9999-12-31T08:00:00Z" },
      ],
    ];
    for (const [path, body] of bodies) {
      const { status, errors } = await send({ method: "POST", path, body, session: sessions.admin });
      expect([path, status, errors[0]?.message]).toMatchObject([path, 400, expect.stringMatching(/2000 und 2100/)]);
    }
  });
});

describe("a locked month", () => {
  test("refuses every step that makes or ends an absence on its days", async () => {
    const one = await employed();
    const enter = (body: object, session = sessions.manager) =>
      send({ method: "POST", path: "/api/absences", body: { kind: "holiday", user: one.id, ...body }, session });
    const idOf = (reply: Reply): string => (reply.data as { id: string }).id;
    const stepOf = (id: string, state: string, session = sessions.manager) =>
      send({ method: "POST", path: `/api/absences/${id}/state`, body: { version: 1, state, reason: "Nein" }, session });
    const change = (id: string, body: object) =>
      send({
        ...{ method: "PUT", path: `/api/absences/${id}`, session: sessions.manager },
        body: { version: 1, kind: "holiday", ...body },
      });
    const april = idOf(await enter({ from: "2026-04-08", to: "2026-04-09" }));
    const may = idOf(await enter({ from: "2026-05-06", to: "2026-05-06" }));
    const ask = (from: string) => enter({ user: undefined, from, to: from }, one.session);
    const [asked, back] = [idOf(await ask("2026-04-13")), idOf(await ask("2026-04-14"))];
    const { digest } = await locked(one, "2026-04");
    const refused = [
      await enter({ from: "2026-04-20", to: "2026-04-20" }),
      await ask("2026-04-20"),
      await enter({ kind: "sick", from: "2026-04-30", to: "2026-05-04" }),
      await stepOf(april, "withdrawn"),
      await stepOf(asked, "approved"),
      await change(april, { from: "2026-05-11", to: "2026-05-11" }),
      await change(april, { kind: "sick", from: "2026-04-08", to: "2026-04-09" }),
      await change(may, { from: "2026-04-30", to: "2026-05-06" }),
    ];
    for (const { status, errors } of refused)
      expect([status, errors[0]?.message]).toMatchObject([409, expect.stringMatching(/ist gesperrt/)]);
    expect((await stepOf(asked, "rejected")).status).toBe(200);
    expect((await stepOf(back, "withdrawn", one.session)).status).toBe(200);
    expect((await change(april, { from: "2026-04-08", to: "2026-04-09", note: "Kreta" })).status).toBe(200);
    expect((await change(may, { from: "2026-05-07", to: "2026-05-07" })).status).toBe(200);
    expect((await sheet(one.id, "2026-04")).digest).toBe(digest);
  });

  test("is named with the first day on which the absence can begin", async () => {
    const one = await employed();
    const enter = (days: object, session = sessions.manager) =>
      send({ method: "POST", path: "/api/absences", body: { kind: "sick", user: one.id, ...days }, session });
    const asked = (await enter({ from: "2026-03-05", to: "2026-03-06", user: undefined }, one.session)).data as {
      id: string;
    };
    const approved = (await enter({ from: "2026-03-10", to: "2026-03-11" })).data as { id: string };
    await locked(one, "2026-03");
    const { status, errors } = await enter({ from: "2026-03-20", to: "2026-04-03" });
    const message =
      "Der Stundenzettel für 03/2026 ist gesperrt. Die Abwesenheit kann frühestens am 01.04.2026 beginnen. Für Tage davor wird eine Korrektur in einen offenen Stundenzettel eingetragen.";
    expect([status, errors]).toEqual([409, [{ field: "from", code: "time.locked", message }]]);
    const step = (id: string, state: string) =>
      send({
        ...{ method: "POST", path: `/api/absences/${id}/state`, session: sessions.manager },
        body: { version: 1, state, reason: "" },
      });
    expect((await step(asked.id, "approved")).errors[0]?.message).toBe(message);
    // Another first day does not help where the locked month already has the absence.
    expect((await step(approved.id, "withdrawn")).errors[0]?.message).toBe(
      "03/2026 ist gesperrt. Bitte tragen Sie eine Korrektur in einen offenen Monat ein.",
    );
    expect((await enter({ from: "2026-04-06", to: "2026-04-08" })).status).toBe(201);
  });

  test("has an absence as it was locked, or refuses it, if both happen at once", async () => {
    for (let round = 0; round < 4; round += 1) {
      const one = await employed();
      await worked(one.id, "2026-04-07T06:00:00Z", 8);
      await step(one.id, "2026-04", "confirmed", one.session);
      await step(one.id, "2026-04", "approved", sessions.manager);
      const body = { user: one.id, kind: "sick", from: "2026-04-08", to: "2026-04-08" };
      const enter = () => send({ method: "POST", path: "/api/absences", body, session: sessions.admin });
      const [lock, entered] = await Promise.all([step(one.id, "2026-04", "locked", sessions.manager), enter()]);
      const { state, absences } = await sheet(one.id, "2026-04");
      expect([lock.status, entered.status].sort()).toEqual(lock.status === 200 ? [200, 409] : [201, 409]);
      expect(state === "locked").toBe(lock.status === 200);
      expect(absences).toHaveLength(entered.status === 201 ? 1 : 0);
    }
  });
});
