import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { SECTION_TYPES, type SectionType } from "@tresen/contract/site/sections";
import type { Site } from "@tresen/contract/site/site.resource";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

let sessions: Sessions;
let other: string;
let site: Site;
let count = 0;

beforeAll(async () => {
  sessions = await openShop();
  await addUser({ username: "zweite@shop.example.test", roles: ["ROLE_ADMIN"], branches: [] });
  other = await signIn({ username: "zweite@shop.example.test" });
});

beforeEach(async () => {
  count += 1;
  const body = { path: `seite-${count}`, name: "Über uns", content: { text: "Alt" }, isPublic: true };
  site = (await call("POST", "/api/sites", body)).data as Site;
});

const call = (method: string, path: string, body?: object, session: string | null = sessions.admin): Promise<Reply> =>
  withGrantsOf("sites", () => send({ method, path, session, ...(body ? { body } : {}) }));
const at = (rest: string): string => `/api/sites/${site.id}/${rest}`;
const fieldsOf = ({ id: _, version: __, createdAt: ___, updatedAt: ____, ...fields }: Site) => fields;
const save = (changes: object, session?: string): Promise<Reply> => {
  const { baseVersion = 1, revision, ...fields } = changes as Partial<SiteDraft>;
  const body = {
    fields: { ...fieldsOf(site), ...fields },
    baseVersion,
    ...(revision === undefined ? {} : { revision }),
  };
  return call("PUT", at("draft"), body, session);
};
/** What everybody gets of the shop. */
const published = async (): Promise<string> => {
  await rebuildSnapshot({ startedAt: Date.now() });
  return (await send({ path: "/api/init" })).bytes.toString("base64");
};

test("saving, restoring and discarding a draft change no published byte, and publishing does", async () => {
  await call("PUT", `/api/sites/${site.id}`, { ...site, name: "Team" });
  const before = await published();
  expect(await save({ name: "Neu", isPublic: false, baseVersion: 2 })).toMatchObject({
    status: 200,
    data: {
      fields: { name: "Neu" },
      baseVersion: 2,
      updatedAt: new Date(NOW).toISOString(),
      updatedBy: expect.stringMatching(/./),
    },
  });
  expect(await published()).toBe(before);
  expect(await call("POST", at("versions/1/restore"), {})).toMatchObject({
    status: 200,
    data: { fields: { name: "Über uns" }, baseVersion: 2 },
  });
  expect(await published()).toBe(before);
  expect((await call("DELETE", at("draft"))).status).toBe(200);
  expect(await published()).toBe(before);
  expect((await call("GET", at("draft"))).status).toBe(404);
  expect((await call("DELETE", at("draft"))).status).toBe(404);
  await save({ name: "Neu", baseVersion: 2 });
  expect((await call("POST", at("publish"), { version: 2 })).data).toMatchObject({ name: "Neu", version: 3 });
  expect(await published()).not.toBe(before);
  expect((await call("GET", at("draft"))).status).toBe(404);
});

test("an editor gets page and draft at once, also where there is no draft, and nobody else does", async () => {
  expect((await call("GET", at("states"))).data).toMatchObject({ draft: null, record: { id: site.id, version: 1 } });
  await save({ name: "Entwurf" });
  const both = { draft: { fields: { name: "Entwurf" }, baseVersion: 1 }, record: { name: "Über uns", version: 1 } };
  expect((await call("GET", at("states"))).data).toMatchObject(both);
  expect((await call("GET", at("states"), undefined, null)).status).toBe(401);
  expect((await call("GET", "/api/sites/sit_none/states")).status).toBe(404);
});

test("a hidden section is stored, and neither published nor shown by a link to the draft", async () => {
  const section = (text: string, isHidden: boolean) => ({ type: "text", value: { text }, isHidden });
  const hidden = { type: "default", content: { sections: [section("Gezeigt", false), section("Geheim", true)] } };
  await save(hidden as Partial<Site>);
  const expiresAt = new Date(NOW + 3_600_000).toISOString();
  const { key } = (await call("POST", at("preview-links"), { expiresAt })).data as { key: string };
  const shown = await call("POST", "/api/sites/preview", { key }, null);
  expect(shown.data).toMatchObject({ site: { content: { sections: [{ value: { text: "Gezeigt" } }] } } });
  expect(JSON.stringify(shown.data)).not.toContain("Geheim");
  expect((await call("POST", at("publish"), { version: 1 })).status).toBe(200);
  const seen = await call("GET", `/api/sites/${site.id}`, undefined, null);
  expect(JSON.stringify(seen.data)).toContain("Gezeigt");
  expect(JSON.stringify(seen.data)).not.toContain("Geheim");
  expect(JSON.stringify((await call("GET", at("states"))).data)).toContain("Geheim");
});

test("an earlier version that is restored and published is that version again", async () => {
  const rich = {
    type: "default",
    content: { sections: [{ type: "hero", value: { title: "Hallo", own: [1, { b: null }] } }] },
  };
  await call("PUT", `/api/sites/${site.id}`, { ...site, ...rich, title: "Zwei" });
  await call("PUT", `/api/sites/${site.id}`, { ...site, version: 2, description: "Drei" });
  await call("POST", at("versions/2/restore"), {});
  const again = (await call("POST", at("publish"), { version: 3 })).data as Site;
  const { record } = (await send({ path: at("versions/2"), session: sessions.admin })).data as { record: Site };
  expect(canonical(fieldsOf(again))).toBe(canonical(record));
});

test("every version of a page with all types of sections is itself again after it was restored and published", async () => {
  const links = [{ label: "Karte", url: "/store/mitte" }];
  const values: Record<SectionType, object> = {
    hero: { title: "Hallo", text: "**fett**", image: null, links, own: [1, { b: null, a: "" }] },
    links: { title: "Links", links },
    "teaser-workshop": { title: "Werkstatt", text: "Text", link: links[0] },
    "text-image": { title: "Bild", text: "# Titel", position: "left" },
    "text-text-image": { title: "Zwei", left: "Links", right: "- eins\n- zwei" },
    "form-contact": { text: "Schreiben Sie uns", branch: null },
    "form-rental": { text: "Anfrage" },
    team: { title: "Team", employees: [{ last_name: "Huber", email: "huber@example.test", image: null }] },
    brands: { title: "Marken", areas: [{ title: "Räder", brands: [{ link: "" }], links: [{ link: "/x" }] }] },
    "bike-rental": { title: "Verleih", duration: 2.5, slider: [{ text: "Rad" }] },
    finance: { description: "Raten", boundaries: "left" },
    map: { iframe_url: "https://maps.example.test/embed?x=1&y=%20" },
    text: { text: "| a | b |\n|---|---|\n| 1 | 2 |", column: "three" },
  };
  const sections = SECTION_TYPES.map((type) => ({ type, value: values[type] }));
  const [first, second, ...others] = sections;
  const states: object[] = [
    { type: "default", content: { sections } },
    {
      content: { sections: [{ ...second, isHidden: true }, first, { type: "eigene", value: { x: [{}] } }, ...others] },
    },
    { content: { sections: others }, title: "Titel", description: "Zwei Sätze.", path: `seite-${count}-neu` },
    { type: "simple", content: { text: "Nur Text", sections }, isPublic: false },
    { type: "default", content: { sections: [...others, first, second] }, isPublic: true, path: `seite-${count}` },
  ];
  const known = [canonical(fieldsOf(site))];
  for (const state of states) {
    const { status, data } = await call("PUT", `/api/sites/${site.id}`, { ...site, ...state });
    expect(status).toBe(200);
    site = data as Site;
    known.push(canonical(fieldsOf(site)));
  }
  expect(new Set(known).size).toBe(6);
  for (const [index, fields] of known.entries()) {
    expect((await call("POST", at(`versions/${index + 1}/restore`), {})).status).toBe(200);
    const again = await call("POST", at("publish"), { version: site.version });
    site = again.data as Site;
    expect(canonical(fieldsOf(site)), `version ${index + 1}`).toBe(fields);
    const stored = (await call("GET", `/api/sites/${site.id}`)).data as Site;
    expect(canonical(fieldsOf(stored)), `version ${index + 1} as it is stored`).toBe(fields);
  }
});

test("a draft that began before the page was changed is refused with both states", async () => {
  await save({ name: "Entwurf" });
  await call("PUT", `/api/sites/${site.id}`, { ...site, name: "Anders" });
  for (const version of [1, 2]) {
    const refused = await call("POST", at("publish"), { version });
    expect(refused).toMatchObject({
      status: 409,
      errors: [{ code: "draft.outdated" }],
      states: { draft: { fields: { name: "Entwurf" }, baseVersion: 1 }, record: { name: "Anders", version: 2 } },
    });
  }
  // Saved again on the page as it is now, which somebody has looked at, it can be published.
  await save({ name: "Beides", baseVersion: 2 });
  expect((await call("POST", at("publish"), { version: 1 })).status).toBe(409);
  expect((await call("POST", at("publish"), { version: 2 })).data).toMatchObject({ name: "Beides", version: 3 });
});

test("of two editors the second is told, and nothing of the first is lost", async () => {
  const first = (await save({ name: "Erste", revision: null })).data as SiteDraft;
  const refused = await save({ name: "Zweite", revision: null }, other);
  expect(refused).toMatchObject({
    status: 409,
    errors: [{ message: "Der Entwurf wurde inzwischen von jemand anderem gespeichert." }],
    states: { draft: { fields: { name: "Erste" } }, record: { name: "Über uns" } },
  });
  const second = (await save({ name: "Zweite", revision: first.revision }, other)).data as SiteDraft;
  expect(second.updatedBy).not.toBe(first.updatedBy);
  expect((await save({ name: "Erste", revision: first.revision })).status).toBe(409);
  expect((await call("GET", at("draft"))).data).toMatchObject({
    fields: { name: "Zweite" },
    revision: second.revision,
  });
  // As it was read, with what is only told.
  const { fields, ...told } = second;
  expect((await call("PUT", at("draft"), { fields, ...told })).status).toBe(200);
  await Promise.all(["a", "b", "c"].map((name) => save({ name })));
  const outcomes = await Promise.all([1, 2, 3].map(() => call("POST", at("publish"), { version: 1 })));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, expect.any(Number), expect.any(Number)]);
  expect((await call("GET", `/api/sites/${site.id}`)).data).toMatchObject({ version: 2 });
});

test("a path that is taken is refused for drafts, and guarded when they are published", async () => {
  await call("POST", "/api/sites", { path: `vergeben-${count}`, name: "Da" });
  expect(await save({ path: `vergeben-${count}` })).toMatchObject({ status: 400, errors: [{ field: "path" }] });
  expect((await save({ path: `frei-${count}` })).status).toBe(200);
  await call("POST", "/api/sites", { path: `frei-${count}`, name: "Schneller" });
  expect(await call("POST", at("publish"), { version: 1 })).toMatchObject({ status: 400, errors: [{ field: "path" }] });
  expect((await call("GET", at("draft"))).data).toMatchObject({ fields: { path: `frei-${count}` } });
});

test("a path with further slashes is the same path, of pages and of drafts", async () => {
  const made = await call("POST", "/api/sites", { path: `a-${count}//b/`, name: "Da" });
  expect(made).toMatchObject({ status: 201, data: { path: `a-${count}/b` } });
  for (const path of [`a-${count}/b`, `a-${count}/b/`, `A-${count}//b`]) {
    expect(await call("POST", "/api/sites", { path, name: "Noch einmal" })).toMatchObject({
      status: 400,
      errors: [{ field: "path", code: "validation.unique" }],
    });
    expect(await save({ path })).toMatchObject({ status: 400, errors: [{ field: "path" }] });
  }
});

test("what does not fit a page is no draft, nor one of a version that there is not", async () => {
  const bad = { type: "default", content: { sections: [{ type: "hero", value: { links: "keine" } }] } };
  expect(await save(bad)).toMatchObject({ status: 400, errors: [{ field: "fields.content.sections.0.value.links" }] });
  expect(await save({ baseVersion: 9 })).toMatchObject({ status: 400, errors: [{ field: "baseVersion" }] });
  expect((await call("POST", at("versions/9/restore"), {})).status).toBe(404);
  expect((await call("POST", at("publish"), { version: 1 })).status).toBe(404);
  expect((await call("GET", "/api/sites/sit_keine/draft")).status).toBe(404);
});

test("drafts are for those who may change pages, and are what a link to the page shows", async () => {
  await save({ name: "Geheim" });
  const calls = [
    ["GET", "draft"],
    ["PUT", "draft", { fields: fieldsOf(site), baseVersion: 1 }],
    ["DELETE", "draft"],
    ["POST", "publish", { version: 1 }],
    ["POST", "versions/1/restore", {}],
  ] as const;
  for (const [method, path, body] of calls) {
    expect((await call(method, at(path), body, null)).status).toBe(401);
    expect((await call(method, at(path), body, sessions.manager)).status).toBe(403);
  }
  const { key } = (await call("POST", at("preview-links"), { expiresAt: new Date(NOW + 1000).toISOString() })).data as {
    key: string;
  };
  expect((await call("POST", "/api/sites/preview", { key }, null)).data).toMatchObject({
    site: { id: site.id, name: "Geheim" },
  });
  // The draft of a removed page is nobody's.
  await call("DELETE", `/api/sites/${site.id}`);
  expect((await call("GET", at("draft"))).status).toBe(404);
});

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
