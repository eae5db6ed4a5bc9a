import { beforeAll, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
let count = 0;

beforeAll(async () => {
  sessions = await openShop();
});

const SEGMENTS = "/api/digital-signage-segments";

async function made(path: string, body: object): Promise<string> {
  const { status, data, errors } = await send({ method: "POST", path, body, session: sessions.admin });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return (data as { id: string }).id;
}
function newScene(changes: object = {}): Promise<string> {
  const name = `szene-${(count += 1)}`;
  return made("/api/scenes", { path: name, name, type: "message", content: { text: "Hallo" }, ...changes });
}
function newSegment(entries: readonly object[], changes: object = {}): Promise<string> {
  return made(SEGMENTS, { name: `Sequenz ${(count += 1)}`, entries, ...changes });
}

test("a condition names a category that there is, which is kept as long as it is named", async () => {
  const scene = await newScene();
  const category = await made("/api/categories", { name: "Nachspeisen" });
  const entry = (value: unknown, kind = "soldOutCategory") => ({ scene, condition: { kind, value } });
  const body = { name: "Bedingt", entries: [entry(5, "openOrdersAbove"), entry("cat_none")] };
  expect(await send({ method: "POST", path: SEGMENTS, body, session: sessions.admin })).toMatchObject({
    status: 400,
    errors: [{ field: "entries.1.condition.value", message: "Der ausgewählte Eintrag existiert nicht." }],
  });
  await newSegment([entry(5, "openOrdersAbove"), entry(category), entry(null, "open")], { name: "Bedingt" });
  const removed = await send({ method: "DELETE", path: `/api/categories/${category}`, session: sessions.admin });
  expect(removed).toMatchObject({
    status: 409,
    errors: [{ message: expect.stringContaining("Filmsequenz „Bedingt“") }, {}],
  });
});
