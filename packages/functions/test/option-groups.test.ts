import { exportBundle, importBundle } from "@tresen/core/bundle";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop, order } from "./support/shop";

interface Stored {
  id: string;
  version: number;
  config: { parts: { group?: string; without?: string[]; options: { name: string }[] }[] };
}
const OPTIONS = [
  { name: "Ei", value: 150, allergens: ["C"], preparationMinutes: 4 },
  { name: "Speck", value: 200 },
  { name: "Lachs", value: 400 },
];
const GROUP = { identifier: "belag", name: "Beläge", description: "Höchstens vier.", type: "multiselect" };
const PRODUCT = "/api/products/prd_margherita";
let sessions: Sessions;
let group: Stored;

const admin = (method: string, path: string, body?: unknown) => send({ method, path, body, session: sessions.admin });
const stored = async (): Promise<Stored> => (await admin("GET", PRODUCT)).data as Stored;
const shown = async (): Promise<Stored> => (await send({ path: PRODUCT })).data as Stored;
const saved = async (parts: object[], more: object = {}) =>
  admin("PUT", PRODUCT, { ...(await stored()), ...more, config: { parts } });
const step = (more: object = {}) => ({ name: "Belag", group: group.id, optional: true, without: ["Lachs"], ...more });
/** What customers get of the step: of the minutes, of the group and of what is left out nothing. */
const ORDINARY = {
  name: "Belag",
  description: "Höchstens vier.",
  type: "multiselect",
  optional: true,
  options: [
    { name: "Ei", modifier: "add", value: 150, allergens: ["C"] },
    { name: "Speck", modifier: "add", value: 200, allergens: [] },
  ],
};
const published = async (session?: string): Promise<Stored | undefined> => {
  await rebuildSnapshot({ startedAt: Date.now() });
  const entries = (await send({ path: "/api/init", ...(session ? { session } : {}) })).data as {
    url: string;
    data: Stored[];
  }[];
  expect(entries.map(({ url }) => url)).not.toContain("option-groups");
  return entries.find(({ url }) => url === "products")?.data[0];
};
const ordered = (parts: unknown[]) =>
  send({
    method: "POST",
    path: "/api/orders",
    body: order({ items: [{ product: "prd_margherita", amount: 1, unit: "piece", parts }] }),
    now: NOW,
  });

beforeAll(async () => {
  sessions = await openShop();
  group = (await admin("POST", "/api/option-groups", { ...GROUP, options: OPTIONS })).data as Stored;
  expect((await saved([step()])).status).toBe(200);
});

describe("a step with a group", () => {
  test("is an ordinary step for customers, in answers, lists and the published shop", async () => {
    expect((await shown()).config.parts).toEqual([ORDINARY]);
    const list = (await send({ path: "/api/products" })).data as Stored[];
    expect(list.find(({ id }) => id === "prd_margherita")?.config.parts).toEqual([ORDINARY]);
    expect((await published())?.config.parts).toEqual([ORDINARY]);
    expect((await published(sessions.admin))?.config.parts).toMatchObject([{ ...ORDINARY, options: [{}, {}] }]);
  });

  test("keeps its group when staff send back what they got", async () => {
    const product = await stored();
    const own = { group: group.id, without: ["Lachs"] };
    expect(product.config.parts).toMatchObject([{ ...ORDINARY, ...own, options: [{ name: "Ei" }, { name: "Speck" }] }]);
    const answer = await admin("PUT", PRODUCT, product);
    expect(answer.data).toEqual({ ...product, version: product.version + 1, updatedAt: expect.any(String) });
    const { bundle } = await exportBundle();
    const exported = { name: "Belag", ...own, optional: true, description: "", options: [] };
    expect(bundle.products?.map(({ config }) => config)).toEqual([{ parts: [exported] }]);
    expect(bundle["option-groups"]).toMatchObject([GROUP]);
    const again = await importBundle({ bundle: JSON.parse(JSON.stringify(bundle)), now: NOW });
    expect(again).toMatchObject({ created: 0, updated: 0 });
  });

  test("hides the values of its options where the product hides its price", async () => {
    await saved([step()], { isPriceHidden: true });
    const hidden = { ...ORDINARY, options: ORDINARY.options.map((option) => ({ ...option, value: null })) };
    expect((await shown()).config.parts).toEqual([hidden]);
    expect((await published())?.config.parts).toEqual([hidden]);
    await saved([step()], { isPriceHidden: false });
  });

  test("leaves out only what the group has, and something where something has to be chosen", async () => {
    const refused = async (more: object): Promise<unknown> => (await saved([step(more)])).errors;
    expect(await refused({ without: ["Sardellen"] })).toMatchObject([
      { field: "config.parts.0.without.0", message: "Die Option „Sardellen“ gibt es in der Optionsgruppe nicht." },
    ]);
    expect(await refused({ optional: false, without: ["Ei", "Speck", "Lachs"] })).toMatchObject([
      { field: "config.parts.0.without" },
    ]);
    expect(await refused({ group: "opg_missing" })).toMatchObject([{ field: "config.parts.0.group" }]);
  });
});

describe("a changed group", () => {
  test("reaches customers and orders at once, and orders keep what they were made with", async () => {
    const before = await ordered([["Ei"]]);
    expect(before.status).toBe(201);
    const { uid, hash } = before.data as { uid: string; hash: string };
    const total = async (): Promise<unknown> =>
      ((await send({ path: `/api/orders/public/${uid}/${hash}` })).data as { pricing: { totalGross: number } }).pricing
        .totalGross;
    expect(await total()).toBe(1140);
    const options = [{ name: "Spiegelei", value: 250 }, ...OPTIONS.slice(1)];
    group = (await admin("PUT", `/api/option-groups/${group.id}`, { ...group, options })).data as Stored;
    expect((await shown()).config.parts[0]?.options.map(({ name }) => name)).toEqual(["Spiegelei", "Speck"]);
    expect((await published())?.config.parts[0]?.options[0]).toMatchObject({ name: "Spiegelei", value: 250 });
    expect(await total()).toBe(1140);
    const gone = await ordered([["Ei"]]);
    expect(gone).toMatchObject({ status: 400, errors: [{ field: "items.0.parts.0" }] });
    expect((await ordered([["Spiegelei"]])).status).toBe(201);
  });

  test("is not removed while products have it, which it names", async () => {
    const uses = await send({ path: `/api/option-groups/${group.id}/products`, session: sessions.employee });
    const named = { id: "prd_margherita", name: "Margherita", without: ["Lachs"] };
    expect(uses.data).toEqual({ products: [named], isMore: false });
    expect((await admin("GET", "/api/option-groups/opg_none/products")).status).toBe(404);
    const removal = await admin("DELETE", `/api/option-groups/${group.id}`);
    expect(removal).toMatchObject({ status: 409 });
    expect(removal.errors).toContainEqual(
      expect.objectContaining({ field: "products.prd_margherita", message: expect.stringContaining("Margherita") }),
    );
    const { config } = await stored();
    expect((await saved(config.parts.map(({ group: _, without: __, ...own }) => own))).status).toBe(200);
    expect((await shown()).config.parts[0]?.options.map(({ name }) => name)).toEqual(["Spiegelei", "Speck"]);
    expect((await admin("DELETE", `/api/option-groups/${group.id}`)).status).toBe(200);
  });
});

test("only staff read groups, and who may not change the catalogue changes none", async () => {
  const { status, data } = await send({ path: "/api/option-groups", session: sessions.employee });
  expect({ status, data }).toEqual({ status: 200, data: [] });
  expect((await send({ path: "/api/option-groups" })).status).toBe(401);
  const body = { ...GROUP, options: OPTIONS };
  const refused = await send({ method: "POST", path: "/api/option-groups", body, session: sessions.employee });
  expect(refused.status).toBe(403);
});
