import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

const PATH = "/api/stations";
let sessions: Sessions;

const create = (body: object, session: string | null = sessions.admin) =>
  send({ method: "POST", path: PATH, body, session });
const oven = { identifier: "ofen", name: "Ofen", branch: "brn_mitte", minutesPerSlot: 60, colour: "#B3261E" };

beforeAll(async () => {
  sessions = await openShop();
  for (const body of [oven, { ...oven, branch: "brn_nord" }, { identifier: "bar", name: "Bar", branch: "brn_mitte" }])
    expect(await create(body)).toMatchObject({ status: 201, errors: [] });
});

describe("stations", () => {
  test("have an identifier that is unique in their branch, a color, and minutes of at least one", async () => {
    expect(await create({ ...oven, identifier: "OFEN" })).toMatchObject({
      status: 400,
      errors: [{ field: "identifier" }],
    });
    const wrong = { ...oven, identifier: "grill", colour: "rot", minutesPerSlot: 0 };
    const { errors } = await create(wrong);
    expect(errors.map(({ field }) => field).sort()).toEqual(["colour", "minutesPerSlot"]);
  });

  test("are read by staff of their branch, and written by its managers", async () => {
    const names = async (session: string | null) => await send({ path: PATH, query: { sort: "name" }, session });
    expect((await names(null)).status).toBe(401);
    expect((await names(sessions.employee)).data).toMatchObject([{ name: "Bar" }, { name: "Ofen" }]);
    const grill = { identifier: "grill", name: "Grill" };
    expect((await create({ ...grill, branch: "brn_mitte" }, sessions.employee)).status).toBe(403);
    expect((await create({ ...grill, branch: "brn_nord" }, sessions.manager)).status).toBe(403);
    expect((await create({ ...grill, branch: "brn_mitte" }, sessions.manager)).status).toBe(201);
    expect((await send({ method: "DELETE", path: "/api/branches/brn_nord", session: sessions.admin })).status).toBe(
      409,
    );
  });

  test("are named by products, which tell nobody outside where and for how long they are prepared", async () => {
    const { session, path } = { session: sessions.admin, path: "/api/products/prd_margherita" };
    const { data } = await send({ path, session });
    const { id: _, createdAt: __, updatedAt: ___, ...product } = data as Record<string, unknown>;
    const size = {
      name: "Größe",
      type: "select",
      options: [{ name: "normal" }, { name: "groß", preparationMinutes: 2 }],
    };
    const step = { station: "ofen", minutes: 8, minutesPerUnit: 1.5 };
    const changed = { ...product, preparation: [step], config: { parts: [size] } };
    const put = async (body: object) => await send({ method: "PUT", path, body, session });
    expect(await put({ ...changed, preparation: [step, step] })).toMatchObject({
      status: 400,
      errors: [{ field: "preparation.1.station" }],
    });
    expect((await put(changed)).status).toBe(200);
    await rebuildSnapshot({ startedAt: Date.now() });
    const seen = async (by: string | null) => JSON.stringify((await send({ path: "/api/init", session: by })).data);
    expect(await seen(sessions.admin)).toMatch(/"preparationMinutes":2.*"station":"ofen"/);
    expect(await seen(sessions.admin)).toContain('"name":"Bar"');
    expect(await seen(null)).not.toMatch(/preparationMinutes|"ofen"|"Bar"/);
    expect((await send({ path })).data).toMatchObject({ preparation: [], price: 990 });
  });
});
