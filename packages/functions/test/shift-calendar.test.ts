import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { beforeAll, expect, test } from "vitest";
import { ShiftCalendarEntity } from "../../core/src/planning/calendar/calendar-key.entity";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

const PATH = "/api/working-schedules";
const DAY = new Date(NOW + 20 * 86_400_000).toISOString().slice(0, 10);
let sessions: Sessions;
let employee: string;

beforeAll(async () => {
  sessions = await openShop();
  employee = ((await send({ path: "/api/users/me", session: sessions.employee })).data as { id: string }).id;
  const times = { startsAt: `${DAY}T08:00:00Z`, endsAt: `${DAY}T12:00:00Z` };
  const shifts = [
    { user: employee, role: "Küche, warm", note: "Schlüssel; Lager" },
    { user: null, role: "Offen" },
  ];
  const made: WorkingSchedule[] = [];
  for (const shift of shifts) {
    const body = { branch: "brn_mitte", ...times, ...shift };
    made.push((await send({ method: "POST", path: PATH, body, session: sessions.manager })).data as WorkingSchedule);
  }
  const expected = made.map(({ id, version }) => ({ id, version }));
  const body = { branch: "brn_mitte", from: DAY, to: DAY, expected };
  expect((await send({ method: "POST", path: `${PATH}/publish`, body, session: sessions.manager })).status).toBe(200);
  const draft = { branch: "brn_mitte", ...times, user: employee, role: "Entwurf" };
  expect((await send({ method: "POST", path: PATH, body: draft, session: sessions.manager })).status).toBe(201);
});

const own = (method: "GET" | "POST" | "DELETE", session: string | null = sessions.employee) =>
  send({ method, path: `${PATH}/calendar`, session });
const read = async (address: string) => {
  const { status, bytes, headers } = await send({ path: new URL(address).pathname });
  return { status, text: bytes.toString("utf8"), headers };
};
async function created(): Promise<string> {
  const { status, data } = await own("POST");
  expect(status).toBe(201);
  return (data as { address: string }).address;
}

test("a secret address tells a person's published shifts, and nothing else", async () => {
  expect((await own("GET")).data).toEqual({ createdAt: null });
  const { status, text, headers } = await read(await created());
  expect(status).toBe(200);
  expect(headers["Content-Type"]).toBe("text/calendar; charset=utf-8");
  expect(text).toContain("SUMMARY:Küche\\, warm\r\n");
  expect(text).toContain("LOCATION:Mitte\r\n");
  expect(text).toContain("Schlüssel\\; Lager");
  for (const other of ["Offen", "Entwurf"]) expect(text).not.toContain(other);
  expect((await own("GET")).data).toEqual({ createdAt: new Date(NOW).toISOString() });
});

test("of the address only a hash is stored; another one, or taking it back, makes it open nothing", async () => {
  const first = await created();
  const secret = first.split(".").at(-1) ?? "";
  const { data } = await ShiftCalendarEntity.get({ user: employee }).go();
  expect(JSON.stringify(data)).not.toContain(secret);
  const second = await created();
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect((await read(`${second.slice(0, -1)}${second.endsWith("A") ? "B" : "A"}`)).status).toBe(404);
  expect((await own("DELETE")).status).toBe(200);
  expect((await read(second)).status).toBe(404);
  expect((await own("POST", null)).status).toBe(401);
});

test("who may not sign in any more has no calendar either", async () => {
  const address = await created();
  const path = `/api/users/${employee}`;
  const { data } = await send({ path, session: sessions.admin });
  const body = { ...(data as object), isEnabled: false };
  expect((await send({ method: "PUT", path, body, session: sessions.admin })).status).toBe(200);
  expect((await read(address)).status).toBe(404);
});
