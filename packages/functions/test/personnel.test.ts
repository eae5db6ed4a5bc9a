import { beforeAll, expect, test } from "vitest";
import { accountCalls } from "./support/accounts";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
let path: string;

beforeAll(async () => {
  sessions = await openShop();
  const { created, idOf } = accountCalls(() => sessions);
  path = `/api/users/${await idOf(await created("personal"))}`;
});

const SECRET = "1991-04-17";
const body = {
  version: 0,
  birthDate: SECRET,
  personnelNumber: "P-4711",
  contracts: [
    { validFrom: "2026-07-01", weeklyMinutes: 1200, hourlyWage: 1450 },
    { validFrom: "2026-01-01", weeklyMinutes: 2400, openingHolidayDays: 2.5 },
  ],
};
const put = (given: object, session = sessions.admin) =>
  send({ method: "PUT", path: `${path}/personnel`, body: given, session });
const get = (session?: string) => send({ path: `${path}/personnel`, ...(session ? { session } : {}) });

test("personnel data are kept apart: read and changed by those with the permission alone, in order, by version", async () => {
  expect((await get(sessions.admin)).data).toMatchObject({ version: 0, contracts: [] });
  expect((await put(body)).data).toMatchObject({ version: 1, birthDate: SECRET });
  const { data } = await get(sessions.admin);
  expect((data as typeof body).contracts.map(({ validFrom }) => validFrom)).toEqual(["2026-01-01", "2026-07-01"]);
  expect((await put(body)).status).toBe(409);
  const both = await Promise.all([1, 2].map((entry) => put({ ...body, version: 1, personnelNumber: `P-${entry}` })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await put({ ...body, version: 2, entryDate: "2026-02-01", exitDate: "2026-01-01" })).toMatchObject({
    status: 400,
    errors: [{ field: "exitDate" }],
  });
  for (const session of [sessions.manager, sessions.employee]) {
    expect((await get(session)).status).toBe(403);
    expect((await put(body, session)).status).toBe(403);
  }
  expect((await get()).status).toBe(401);
});

test("no list, record, picker, log or version tells them", async () => {
  await put({ ...body, version: 2 });
  const seen = await Promise.all(
    ["/api/users", path, "/api/users/options", `${path}/versions`, "/api/logs"].map((each) =>
      send({ path: each, session: sessions.admin }),
    ),
  );
  for (const { data, status } of seen) {
    expect(status).toBe(200);
    expect(JSON.stringify(data)).not.toMatch(/1991-04-17|P-4711|1450/);
  }
  expect(JSON.stringify(seen.at(-1)?.data)).toContain("Personaldaten");
});

test("they go with the user", async () => {
  expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBe(200);
  expect((await get(sessions.admin)).status).toBe(404);
});
