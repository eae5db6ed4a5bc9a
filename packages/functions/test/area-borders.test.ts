import { circleBorder } from "@tresen/contract/branch/border/border";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop, order } from "./support/shop";

const PATH = "/api/branches/brn_mitte";
const border = circleBorder({ center: { longitude: 16.35, latitude: 48.2 }, radius: 2 });
const address = { street: "Gasse 1", zipCode: "1070", city: "Wien", phone: "+43 660 1234567" };
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const asStaff = () => send({ path: PATH, query: { as: "staff" }, session: sessions.manager });
async function put(changed: unknown) {
  const branch = (await asStaff()).data as Branch;
  const deliveryAreas = branch.deliveryAreas.map((area) => ({ ...area, border: changed }));
  return send({ method: "PUT", path: PATH, body: { ...branch, deliveryAreas }, session: sessions.manager });
}

test.each([
  ["two corners", border.slice(0, 2), "deliveryAreas.0.border", "Eine Grenze braucht mindestens 3 Ecken."],
  ["a corner twice", [...border, ...border.slice(0, 1)], "deliveryAreas.0.border", "Ecke 1 liegt an derselben Stelle"],
  [
    "crossed sides",
    [0, 16, 8, 24].map((at) => border[at]),
    "deliveryAreas.0.border",
    "kreuzt oder berührt sich selbst",
  ],
  [
    "a corner outside of the earth",
    [...border.slice(0, 2), { longitude: 16, latitude: 95 }],
    "deliveryAreas.0.border.2.latitude",
    "kleiner oder gleich 90",
  ],
  ["no list", "POLYGON((16 48))", "deliveryAreas.0.border", ""],
])("a border with %s is refused at its field", async (_, value, field, message) => {
  const { status, errors } = await put(value);
  expect({ status, errors }).toEqual({
    status: 400,
    errors: [expect.objectContaining({ field, message: expect.stringContaining(message) })],
  });
});

test("a border is kept for those who work in the back-office; neither customers nor orders get it", async () => {
  expect(await put(border)).toMatchObject({ status: 200, data: { deliveryAreas: [{ area: "Innen", border }] } });
  expect((await asStaff()).data).toMatchObject({ deliveryAreas: [{ area: "Innen", border }] });
  await rebuildSnapshot({ startedAt: NOW });
  const answers = await Promise.all([
    send({ path: PATH }),
    send({ path: "/api/branches" }),
    send({ path: "/api/init" }),
    send({
      ...{ method: "POST", path: "/api/orders" },
      body: order({ isDelivery: true, deliveryArea: "are_1", ...address }),
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 201]);
  for (const { data } of answers.slice(0, 3)) expect(JSON.stringify(data)).toContain("Innen");
  for (const { data } of answers) expect(JSON.stringify(data)).not.toContain('"border"');
  expect(await put(null)).toMatchObject({ status: 200, data: { deliveryAreas: [{ border: null }] } });
});
