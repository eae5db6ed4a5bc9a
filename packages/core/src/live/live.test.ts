import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW, admin, anonymous, createShop, draft, staff } from "../../test/shop";
import { metered } from "../platform/db";
import { createOrder } from "../order/create";
import { latestChanges } from "../records/changes";
import { endBusy, endSoldOut, getBranchNow, listBusy, listSoldOuts, setBusy, setSoldOut, setSoldOuts } from ".";

const MINUTE = 60_000;
const UNTIL = "2026-06-05T19:30";
const LATER = NOW + 60 * MINUTE;
const center = staff("ROLE_EMPLOYEE", "center");
const takeaway = { method: "takeaway" as const, minutes: 30, isPaused: false, until: UNTIL, reason: "Viel los" };
const pizza = { product: "margherita", part: null, option: null, reason: "" };
const size = { product: "custom", part: "Größe", option: "Groß", reason: "" };

beforeAll(createShop);
beforeEach(async () => {
  for (const { id } of await listBusy({ actor: admin, now: NOW })) await endBusy({ actor: admin, id, now: NOW });
  for (const { id } of await listSoldOuts({ actor: admin, now: NOW })) await endSoldOut({ actor: admin, id, now: NOW });
});

describe("busy methods", () => {
  it("hold in several branches until their end by each branch's clock", async () => {
    const set = await setBusy({ actor: admin, body: { ...takeaway, branches: ["center", "harbor"] }, now: NOW });
    expect(set).toMatchObject([
      { id: "center.takeaway", branch: "center", minutes: 30, until: "2026-06-05T17:30:00.000Z", reason: "Viel los" },
      { id: "harbor.takeaway", by: { id: "usr_admin", name: "Ada Admin" } },
    ]);
    expect(await listBusy({ actor: center, now: NOW })).toEqual([set[0]]);
    expect(await listBusy({ actor: admin, branch: "harbor", now: NOW })).toEqual([set[1]]);
    expect(await listBusy({ actor: admin, now: LATER })).toEqual([]);
  });

  it("are replaced, and ended before their time", async () => {
    await setBusy({ actor: center, body: { ...takeaway, branch: "center", branches: [] }, now: NOW });
    await setBusy({ actor: center, body: { ...takeaway, isPaused: true, branch: "center", branches: [] }, now: NOW });
    expect(await listBusy({ actor: center, now: NOW })).toMatchObject([{ isPaused: true }]);
    await endBusy({ actor: center, id: "center.takeaway", now: NOW });
    expect(await listBusy({ actor: center, now: NOW })).toEqual([]);
    expect(await refusal(endBusy({ actor: center, id: "center.takeaway", now: NOW }))).toMatchObject({
      kind: "missing",
    });
  });

  it("are logged with who, what and why", async () => {
    const id = "center.delivery";
    const body = { ...takeaway, method: "delivery" as const, branch: "center", branches: [] };
    await setBusy({ actor: center, body, now: NOW });
    await setBusy({ actor: admin, body: { ...body, isPaused: true }, now: NOW });
    await endBusy({ actor: admin, id, now: NOW });
    const changes = await latestChanges({ resource: "busy", id, limit: 10 });
    expect(changes.map(({ action, actorId, title, branches }) => [action, actorId, title, branches])).toEqual([
      ["remove", "usr_admin", "Lieferung pausiert bis 19:30", ["center"]],
      ["update", "usr_admin", "Lieferung pausiert bis 19:30", ["center"]],
      ["create", "usr_employee", "Lieferung: Derzeit etwa 30 Minuten länger", ["center"]],
    ]);
  });

  it("are set once each when desks race, and every one is logged", async () => {
    const id = "harbor.dineIn";
    const body = { ...takeaway, method: "dineIn" as const, branch: "harbor", branches: [] };
    await Promise.all(
      [15, 30, 45, 60].map((minutes) => setBusy({ actor: admin, body: { ...body, minutes }, now: NOW })),
    );
    expect(await listBusy({ actor: admin, branch: "harbor", now: NOW })).toHaveLength(1);
    expect(await latestChanges({ resource: "busy", id, limit: 10 })).toHaveLength(4);
  });

  it("are refused in the past, too far ahead, in other branches and to visitors", async () => {
    const body = { ...takeaway, branch: "center", branches: [] };
    const refused = (changes: object, actor = center) =>
      refusal(setBusy({ actor, body: { ...body, ...changes }, now: NOW }));
    expect(await refused({ until: "2026-06-05T18:00" })).toMatchObject({ details: [{ field: "until" }] });
    expect(await refused({ until: "2026-07-05T18:00" })).toMatchObject({ details: [{ field: "until" }] });
    expect(await refused({ branches: ["harbor"] })).toMatchObject({ kind: "forbidden" });
    expect(await refused({ branch: "nowhere" }, admin)).toMatchObject({ details: [{ field: "branches" }] });
    expect(await refused({}, anonymous)).toMatchObject({ kind: "unauthenticated" });
    expect(await listBusy({ actor: admin, now: NOW })).toEqual([]);
  });
});

describe("sold-outs", () => {
  it("hold until the next opening day, or until what is given", async () => {
    const [whole] = await setSoldOuts({ actor: center, body: { ...pizza, branch: "center", branches: [] }, now: NOW });
    expect(whole).toMatchObject({ title: "Margherita", until: "2026-06-06T02:00:00.000Z", part: null, option: null });
    const body = { ...size, until: "2026-06-08", branch: "center", branches: [] };
    const [option] = await setSoldOuts({ actor: center, body, now: NOW });
    expect(option).toMatchObject({ title: "Wunschpizza, Groß", until: "2026-06-07T22:00:00.000Z", option: "Groß" });
    expect(await listSoldOuts({ actor: center, now: NOW })).toHaveLength(2);
    await endSoldOut({ actor: center, id: whole?.id ?? "", now: NOW });
    expect(await listSoldOuts({ actor: center, now: NOW })).toEqual([option]);
    const changes = await latestChanges({ resource: "sold-outs", id: whole?.id ?? "", limit: 9 });
    expect(changes[0]).toMatchObject({ action: "remove", title: "Margherita" });
  });

  it("can be said by a display of the branch, and are logged as the platform's", async () => {
    const by = { kind: "system" as const, id: "key_1", name: "Küche" };
    const { id } = await setSoldOut({ branch: "harbor", request: pizza, by, now: NOW });
    expect(await listSoldOuts({ actor: admin, branch: "harbor", now: NOW })).toMatchObject([
      { by: { id: "key_1", name: "Küche" } },
    ]);
    expect(await latestChanges({ resource: "sold-outs", id, limit: 1 })).toMatchObject([{ actorKind: "system" }]);
  });

  it("are refused for what does not exist, and in other branches", async () => {
    const refused = (changes: object) =>
      refusal(setSoldOuts({ actor: center, body: { ...pizza, branch: "center", branches: [], ...changes }, now: NOW }));
    expect(await refused({ product: "nothing" })).toMatchObject({ details: [{ field: "product" }] });
    expect(await refused({ ...size, option: "Riesig" })).toMatchObject({ details: [{ field: "option" }] });
    expect(await refused({ branch: "harbor" })).toMatchObject({ kind: "forbidden" });
  });
});

describe("what everybody is told", () => {
  it("is what holds now, without who said it and why, in one query", async () => {
    await setBusy({ actor: admin, body: { ...takeaway, branch: "center", branches: [] }, now: NOW });
    await setSoldOuts({ actor: admin, body: { ...size, branch: "center", branches: [] }, now: NOW });
    await getBranchNow({ branch: "center", now: NOW });
    const { result, use } = await metered(() => getBranchNow({ branch: "center", now: NOW }));
    const { method, minutes, isPaused } = takeaway;
    const { product, part, option } = size;
    expect(result).toEqual({
      snapshotVersion: expect.any(Number),
      busy: [{ method, minutes, isPaused, until: "2026-06-05T17:30:00.000Z" }],
      soldOuts: [{ product, part, option, until: "2026-06-06T02:00:00.000Z" }],
      isCapacityLimited: false,
    });
    expect(use.operations).toMatchObject({ Query: 1 });
    expect(await getBranchNow({ branch: "harbor", now: NOW })).toMatchObject({ busy: [], soldOuts: [] });
    expect(await refusal(getBranchNow({ branch: "nowhere", now: NOW }))).toMatchObject({ kind: "missing" });
  });
});

describe("an order", () => {
  const codes = async (changes: Parameters<typeof draft>[0], now = NOW): Promise<unknown> => {
    const refused = refusal(createOrder({ draft: draft({ branch: "harbor", ...changes }), now }));
    return (await refused).details?.map(({ code }) => code);
  };

  it("is refused while its method is paused or a position is sold out, and taken afterwards and for later", async () => {
    await setBusy({ actor: admin, body: { ...takeaway, isPaused: true, branch: "harbor", branches: [] }, now: NOW });
    expect(await codes({})).toEqual(["order.method_paused"]);
    expect(await codes({ appointmentDate: "2026-06-05T19:00" })).toEqual(["order.appointment_lead_time"]);
    await createOrder({ draft: draft({ branch: "harbor", appointmentDate: "2026-06-05T19:30" }), now: NOW });
    await setSoldOuts({ actor: admin, body: { ...pizza, branch: "harbor", branches: [] }, now: NOW });
    expect(await codes({}, LATER)).toEqual(["order.sold_out"]);
    await createOrder({ draft: draft({ branch: "harbor", appointmentDate: "2026-06-06T12:00" }), now: LATER });
    await createOrder({ draft: draft({ branch: "center" }), now: LATER });
  });
});
