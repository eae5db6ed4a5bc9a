import { BIRTHDAY_FUTURE } from "@tresen/contract/customer/customer.texts";
import { DAY } from "@tresen/contract/kit/time";
import { customerReactions } from "@tresen/core/customer/order";
import { findOrder } from "@tresen/core/order";
import { beforeAll, describe, expect, test } from "vitest";
import { indexLog } from "../../core/test/log-index";
import { send } from "./support/api";
import { place } from "./support/orders";
import { NOW } from "./support/request";
import { type Sessions, openShop, signIn } from "./support/shop";

const PATH = "/api/customers";
let sessions: Sessions;
interface Found {
  id: string;
  version: number;
  number: number;
  lastName: string;
  phones: string[];
  branches: string[];
}

const create = (body: object, session: string | null = sessions.admin) =>
  send({ method: "POST", path: PATH, body, session });
async function stored(body: object): Promise<Found> {
  const { status, data, errors } = await create(body);
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as Found;
}
const put = (record: Found, changes: object, session = sessions.admin) =>
  send({ method: "PUT", path: `${PATH}/${record.id}`, body: { ...record, ...changes }, session });
const remove = (id: string, session = sessions.admin) => send({ method: "DELETE", path: `${PATH}/${id}`, session });
async function names(query: Record<string, string>, session = sessions.admin, now = NOW): Promise<string[]> {
  const { status, data } = await send({ path: PATH, query, session, now });
  expect(status).toBe(200);
  return (data as Found[]).map(({ lastName }) => lastName);
}

async function ordered(changes: object): Promise<{ id: string; uid: string }> {
  const { id, uid } = await place(changes);
  const after = await findOrder(uid);
  if (after) for (const react of customerReactions.order) await react({ before: null, after });
  return { id, uid };
}

beforeAll(async () => {
  sessions = await openShop();
});

describe("customers", () => {
  test("get a number that counts up, and numbers with their country", async () => {
    const first = await stored({ lastName: "Erster", phones: ["0660 1111111"], emails: ["Eins@Example.test"] });
    const second = await stored({ lastName: "Zweiter", number: 900, orderCount: 9, branches: ["brn_nord"] });
    expect(first).toMatchObject({ phones: ["+436601111111"], emails: ["eins@example.test"] });
    expect(second).toMatchObject({ number: first.number + 1, orderCount: 0, branches: [] });
    expect((await put(second, { number: 1, grossTotal: 5 })).data).toMatchObject({
      number: second.number,
      grossTotal: 0,
    });
  });

  test("have a mail address alone, and a number together with those of other names", async () => {
    const owner = await stored({ lastName: "Besitz", emails: ["own@example.test"], phones: ["+436602222222"] });
    const taken = (body: object) => create(body);
    expect(await taken({ lastName: "Fremd", emails: ["x@example.test", "OWN@example.test"] })).toMatchObject({
      status: 400,
      errors: [{ field: "emails.1", message: `Gehört schon Kunde ${owner.number}.` }],
    });
    expect(await taken({ lastName: "BESITZ", phones: ["0660 222 22 22"] })).toMatchObject({
      errors: [{ field: "phones.0" }],
    });
    const other = await stored({ lastName: "Fremd", phones: ["+436602222222"] });
    expect((await put(other, { lastName: "Besitz" })).status).toBe(400);
    // What one gives up another may have.
    expect((await put(owner, { emails: [] })).status).toBe(200);
    await stored({ lastName: "Nachher", emails: ["own@example.test"] });
    expect((await remove(owner.id)).status).toBe(200);
    expect((await put(other, { lastName: "Besitz" })).status).toBe(200);
  });

  test("are given one mail address once, also at the same moment", async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => create({ lastName: "Rennen", emails: ["race@example.test"] })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await names({ search: "race" })).toEqual(["Rennen"]);
  });

  test("are refused with a VAT number of another form, a birthday to come, and blocked without a reason", async () => {
    expect(await create({ lastName: "Ohne", vatNumber: "ATU1" })).toMatchObject({
      status: 400,
      errors: [{ field: "vatNumber" }],
    });
    // At this moment it is 12:00 of 5 June.
    const unborn = { status: 400, errors: [{ field: "birthday", message: BIRTHDAY_FUTURE }] };
    expect(await create({ lastName: "Ohne", birthday: "2026-06-06" })).toMatchObject(unborn);
    const today = await stored({ lastName: "Heute", birthday: "2026-06-05" });
    expect(await put(today, { birthday: "2027-01-01" })).toMatchObject(unborn);
    await remove(today.id);
    expect(await create({ lastName: "Ohne", isBlocked: true })).toMatchObject({
      status: 400,
      errors: [{ field: "blockReason" }],
    });
  });

  test("are found by their whole number, before those whose phone number ends like it", async () => {
    const made = await Promise.all(Array.from({ length: 12 }, (_, index) => stored({ lastName: `Zahl ${index}` })));
    const { number, lastName, branches } = made.toSorted((a, b) => b.number - a.number)[0] ?? {
      number: 0,
      lastName: "",
      branches: [],
    };
    expect(number).toBeGreaterThan(9);
    expect(branches).toEqual([]);
    expect(await names({ search: String(number) })).toEqual([lastName]);
    expect(await names({ search: ` ${number} `, isBlocked: "true" })).toEqual([]);
    // The beginning of a number is none.
    expect(await names({ search: String(number).slice(0, 1) })).not.toContain(lastName);
    expect(await names({ search: String(number) }, sessions.manager)).toEqual([]);
  });

  test("are found by search, segment, branch, tag and block", async () => {
    await stored({ lastName: "Gesucht", tags: ["VIP"], isBlocked: true, blockReason: "Test", birthday: "1990-06-07" });
    await ordered({ email: "here@example.test", lastName: "Hier" });
    await ordered({ email: "north@example.test", lastName: "Norden", branch: "brn_nord" });
    expect(await names({ search: "gesucht" })).toEqual(["Gesucht"]);
    await stored({ lastName: "Steuer", vatNumber: "ATU12345675" });
    for (const search of ["ATU12345675", "atu1234"]) expect(await names({ search })).toEqual(["Steuer"]);
    // Umlauts may be written in any way, on both sides.
    await stored({ lastName: "Köck" });
    await stored({ lastName: "Kock" });
    for (const search of ["Kock", "Köck", "koeck"])
      expect((await names({ search, sort: "lastName" })).toSorted()).toEqual(["Kock", "Köck"]);
    expect(await names({ tag: "VIP" })).toEqual(["Gesucht"]);
    expect(await names({ isBlocked: "true" })).toEqual(["Gesucht"]);
    expect(await names({ segment: "birthday" })).toEqual(["Gesucht"]);
    expect(await names({ segment: "birthday" }, sessions.admin, NOW + 3 * DAY)).toEqual([]);
    expect(await names({ branch: "brn_nord" })).toEqual(["Norden"]);
    expect((await names({ segment: "new", sort: "lastName" })).filter((name) => /Hier|Norden/.test(name))).toEqual([
      "Hier",
      "Norden",
    ]);
    expect(await names({ segment: "new", branch: "brn_nord" })).toEqual(["Norden"]);
    expect(await names({ segment: "valueLow", branch: "brn_nord" })).toEqual(["Norden"]);
    expect(await names({ segment: "lost" })).toEqual([]);
    const later = NOW + 181 * DAY;
    const session = await signIn({ username: "admin@example.test", now: later });
    expect(await names({ segment: "lost", branch: "brn_nord" }, session, later)).toEqual(["Norden"]);
    const faulty: Record<string, string>[] = [{ segment: "rich" }, { lastName: "x" }, { isBlocked: "perhaps" }];
    for (const query of faulty) expect((await send({ path: PATH, query, session: sessions.admin })).status).toBe(400);
  });

  test("are seen by managers where they ordered, and by nobody below", async () => {
    const own = await names({}, sessions.manager);
    expect(own).toContain("Hier");
    expect(own).not.toContain("Norden");
    expect(own).not.toContain("Gesucht");
    const [north] = (await send({ path: PATH, query: { branch: "brn_nord" }, session: sessions.admin }))
      .data as Found[];
    const [here] = (await send({ path: PATH, query: { search: "hier" }, session: sessions.admin })).data as Found[];
    if (!north || !here) throw new Error("They were not found");
    const at = (one: Found, path = "") => ({ path: `${PATH}/${one.id}${path}`, session: sessions.manager });
    for (const path of ["", "/orders", "/suggestions"]) {
      expect((await send(at(north, path))).status).toBe(403);
      expect((await send(at(here, path))).status).toBe(200);
      expect((await send({ ...at(here, path), session: sessions.employee })).status).toBe(403);
    }
    expect((await put(here, { note: "Mag Fensterplätze" }, sessions.manager)).status).toBe(200);
    // As a form sends it, without what only the server writes; and with what it would claim.
    const { branches: _, ...form } = here;
    const sent = { path: `${PATH}/${here.id}`, method: "PUT", session: sessions.manager };
    expect((await send({ ...sent, body: { ...form, note: "Am Fenster", version: here.version + 1 } })).status).toBe(
      200,
    );
    expect((await put(north, { note: "x" }, sessions.manager)).status).toBe(403);
    expect((await put(north, { note: "x", branches: here.branches }, sessions.manager)).status).toBe(403);
    expect((await create({ lastName: "Neu" }, sessions.manager)).status).toBe(403);
    expect((await remove(here.id, sessions.manager)).status).toBe(403);
  });

  test("are merged, split, and told of in the log by their number alone", async () => {
    await ordered({ email: "one@merge.test", lastName: "Geheim" });
    const { id: moved } = await ordered({ email: "two@merge.test", lastName: "Geheimer" });
    const find = async (search: string) =>
      ((await send({ path: PATH, query: { search }, session: sessions.admin })).data as Found[])[0];
    const [one, two] = [await find("one"), await find("two")];
    if (!one || !two) throw new Error("They were not found");
    const post = (path: string, body: object, session = sessions.admin) =>
      send({ method: "POST", path: `${PATH}/${one.id}/${path}`, body, session });
    const merge = { version: one.version, other: two.id, otherVersion: two.version };
    expect((await post("merge", merge, sessions.employee)).status).toBe(403);
    const merged = await post("merge", merge);
    expect(merged).toMatchObject({ status: 200, data: { orderCount: 2, version: 2 } });
    expect([404, 409]).toContain((await post("merge", merge)).status);
    const gone = { path: `${PATH}/${two.id}/merged`, session: sessions.admin };
    expect((await send(gone)).data).toEqual({ id: one.id, number: one.number, former: two.number });
    expect((await send({ ...gone, path: `${PATH}/nobody/merged` })).data).toBeNull();
    expect((await send({ ...gone, session: sessions.employee })).status).toBe(403);
    const split = await post("split", { version: 2, orders: [moved] });
    expect(split).toMatchObject({
      status: 201,
      data: { customer: { orderCount: 1 }, created: { lastName: "Geheimer", emails: ["two@merge.test"] } },
    });
    await indexLog();
    const query = { resource: "customers", limit: "50" };
    const { data } = await send({ path: "/api/logs", query, session: sessions.admin });
    const told = (data as { subject: object; message: string }[]).map(({ subject, message }) => [subject, message]);
    expect(JSON.stringify(told)).toContain(`Kunde „${one.number}“ geändert`);
    expect(JSON.stringify(told)).not.toContain("Geheim");
  });

  test("who are removed leave nothing in the log", async () => {
    const gone = await stored({ lastName: "Vergessen", emails: ["forget@example.test"], tags: ["weg"] });
    await put(gone, { note: "Vergessen" });
    expect((await remove(gone.id)).status).toBe(200);
    const path = `/api/customers/${gone.id}/versions`;
    expect(JSON.stringify((await send({ path, session: sessions.admin })).data ?? "")).not.toContain("Vergessen");
    expect(await names({ tag: "weg" })).toEqual([]);
    await stored({ lastName: "Wieder", emails: ["forget@example.test"] });
  });
});
