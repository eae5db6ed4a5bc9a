import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

const PATH = "/api/devices";
let sessions: Sessions;

const create = (body: object, session = sessions.admin) => send({ method: "POST", path: PATH, body, session });
const printer = {
  ...{ identifier: "kueche", name: "Küche", branch: "brn_mitte", kind: "print", driver: "cloudprnt" },
  ...{ events: ["confirmed"], documents: ["kitchenTicket"] },
};

beforeAll(async () => {
  sessions = await openShop();
});

describe("devices", () => {
  test("have the paper that most printers have, unless told otherwise", async () => {
    expect(await create({ ...printer, id: "dev_kueche" })).toMatchObject({
      status: 201,
      data: { copies: 1, paperWidth: 80, codePage: "cp858", isEnabled: true },
    });
    const narrow = { ...printer, identifier: "theke", paperWidth: 58, copies: 2, substitute: "dev_kueche" };
    expect(await create(narrow)).toMatchObject({ status: 201, data: { paperWidth: 58, copies: 2 } });
    expect(await create({ ...printer, identifier: "breit", paperWidth: 112 })).toMatchObject({
      status: 400,
      errors: [{ field: "paperWidth" }],
    });
  });

  test.each([
    ["driver", { kind: "notification" }],
    ["driver", { driver: "web-push" }],
    ["events", { kind: "notification", driver: "web-push", events: ["label"] }],
    ["quietHours.until", { quietHours: { from: "22:00", until: "22:00" } }],
    ["substitute", { substitute: "dev_unknown" }],
    ["copies", { copies: 6 }],
  ])("refuse a contradiction at %s", async (field, change) => {
    expect(await create({ ...printer, identifier: "falsch", ...change })).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  test("refer only to what belongs to their branch", async () => {
    const station = await send({
      method: "POST",
      path: "/api/stations",
      body: { id: "sta_nord", identifier: "ofen", name: "Ofen", branch: "brn_nord" },
      session: sessions.admin,
    });
    expect(station.status).toBe(201);
    for (const change of [{ station: "sta_nord" }, { branch: "brn_nord", substitute: "dev_kueche" }])
      expect(await create({ ...printer, identifier: "fremd", ...change })).toMatchObject({
        status: 400,
        errors: [{ field: Object.keys(change).at(-1) }],
      });
    const own = await create({ ...printer, identifier: "nord", branch: "brn_nord", station: "sta_nord" });
    expect(own.status).toBe(201);
    const removed = await send({ method: "DELETE", path: "/api/stations/sta_nord", session: sessions.admin });
    expect(removed.status).toBe(409);
  });

  test("are read by staff of their branch and written by its managers", async () => {
    expect((await send({ path: PATH })).status).toBe(401);
    const seen = await send({ path: PATH, session: sessions.employee });
    expect(JSON.stringify(seen.data)).toContain("dev_kueche");
    expect(JSON.stringify(seen.data)).not.toContain("brn_nord");
    const another = { ...printer, identifier: "lager" };
    expect((await create(another, sessions.employee)).status).toBe(403);
    expect((await create({ ...another, branch: "brn_nord" }, sessions.manager)).status).toBe(403);
    expect((await create(another, sessions.manager)).status).toBe(201);
  });
});
