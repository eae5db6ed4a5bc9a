import { HOUR } from "@tresen/contract/kit/time";
import type { Site } from "@tresen/contract/site/site.resource";
import { exportBundle, importBundle } from "@tresen/core/bundle";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;
beforeAll(async () => void (sessions = await openShop()));

const call = (method: string, path: string, body?: object): Promise<Reply> =>
  send({ method, path, session: sessions.admin, ...(body ? { body } : {}) });
const read = async (path: string): Promise<Record<string, unknown>> => {
  const { data } = await call("GET", path);
  const {
    version: _,
    createdAt: __,
    updatedAt: ___,
    hits: ____,
    lastHitAt: _____,
    coveredBy: ______,
    ...fields
  } = data as Record<string, unknown>;
  return fields;
};

const section = (text: string, isHidden?: true) => ({
  type: "text",
  value: { text },
  ...(isHidden ? { isHidden } : {}),
});
const RECORDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  sites: {
    ...{ id: "sit_b", path: "paket", name: "Paket", type: "default", isPublic: true },
    content: { sections: [section("Gezeigt"), section("Versteckt", true), { type: "eigene", value: { a: [null] } }] },
  },
  blocks: {
    ...{ id: "blk_b", name: "Advent", type: "popup", isPublic: true, content: { isActive: true, text: "**Neu**" } },
    ...{ from: "2026-11-27T08:00:00.000Z", to: "2026-12-24T12:00:00.000Z", branches: [{ id: "mitte" }] },
  },
  navigations: {
    ...{ id: "nav_b", identifier: "paket", name: "Paket", isPublic: true },
    items: [
      {
        ...{ type: "link", label: "Mehr", url: "" },
        items: [
          { type: "site", label: "Paket", site: "sit_b" },
          { type: "branch", branch: "mitte" },
        ],
      },
    ],
  },
  redirects: { id: "red_b", path: "alt-paket", type: "site", target: "sit_b", status: 302, isEnabled: true, note: "N" },
};

test("pages, pop-ups, navigations and redirects come back from a bundle as they were, and what is not published is not in it", async () => {
  const branches = (await call("GET", "/api/branches")).data as { id: string }[];
  const text = JSON.stringify(RECORDS).replaceAll('"mitte"', JSON.stringify(branches[0]?.id));
  const records = JSON.parse(text) as Record<string, { id: string }>;
  for (const [name, record] of Object.entries(records)) {
    const { status, errors } = await call("POST", `/api/${name}`, record);
    expect(status, `${name} ${JSON.stringify(errors)}`).toBe(201);
  }
  const paths = Object.entries(records).map(([name, { id }]) => `/api/${name}/${id}`);
  const before = await Promise.all(paths.map(read));
  const {
    id: _,
    version: __,
    createdAt: ___,
    updatedAt: ____,
    ...fields
  } = (await call("GET", "/api/sites/sit_b")).data as Site;
  const draft = { fields: { ...fields, name: "Nur im Entwurf", path: "paket-neu" }, baseVersion: 1 };
  expect((await call("PUT", "/api/sites/sit_b/draft", draft)).status).toBe(200);
  const at = new Date(NOW + HOUR).toISOString();
  expect((await call("POST", "/api/sites/sit_b/publish", { version: 1, at, redirect: true })).status).toBe(202);

  const { bundle } = await exportBundle();
  expect(JSON.stringify(bundle)).not.toContain("Nur im Entwurf");
  for (const [index, path] of paths.entries()) {
    const stored = (await call("GET", path)).data as object;
    const { hits: _h, lastHitAt: _l, coveredBy: _c, ...own } = stored as Record<string, unknown>;
    const changed = index === 3 ? { ...own, note: "Anders", status: 301 } : { ...own, name: "Anders" };
    const { status, errors } = await call("PUT", path, changed);
    expect(status, `${path} ${JSON.stringify(errors)}`).toBe(200);
  }
  expect(await Promise.all(paths.map(read))).not.toEqual(before);
  await importBundle({ bundle, now: NOW });
  expect(await Promise.all(paths.map(read))).toEqual(before);
  // The draft is still there, and begins from an earlier page.
  expect((await call("GET", "/api/sites/sit_b/draft")).data).toMatchObject({ fields: { name: "Nur im Entwurf" } });
  const { version } = (await call("GET", "/api/sites/sit_b")).data as Site;
  expect((await call("POST", "/api/sites/sit_b/publish", { version })).errors).toMatchObject([
    { code: "draft.outdated" },
  ]);
});
