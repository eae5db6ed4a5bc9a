import { brotliDecompressSync } from "node:zlib";
import { metered } from "@tresen/core/platform/db";
import { readCatalog, rebuildSnapshot } from "@tresen/core/snapshot";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

interface Entry {
  url: string;
  data: { id: string }[];
}

/** A word in each thing that nobody may read. */
const SECRET = "geheim";
const HIDDEN = [
  [
    "sites",
    { id: "sit_entwurf", path: "entwurf", name: `Seite ${SECRET}`, content: { text: SECRET }, isPublic: false },
  ],
  [
    "blocks",
    { id: "blk_entwurf", name: SECRET, type: "popup", content: { isActive: true, text: SECRET }, isPublic: false },
  ],
  [
    "navigations",
    { id: "nav_entwurf", identifier: "entwurf", items: [{ type: "home", label: SECRET }], isPublic: false },
  ],
] as const;
const BRANCH = {
  id: "brn_zu",
  identifier: "zu",
  name: "Umbau",
  street: "Gasse 1",
  zipCode: "1010",
  city: "Wien",
  phone: "+43 1 999",
  email: `${SECRET}@example.test`,
  website: `https://${SECRET}.example.test`,
  description: SECRET,
  keywords: SECRET,
  closedMessage: SECRET,
  openingHours: [{ type: "daily", from: "10:00", to: "22:00" }],
  deliveryAreas: [{ area: SECRET, price: 100 }],
  isMollieEnabled: true,
  slotCapacity: 3,
  latitude: 48.2,
  longitude: 16.3,
  isPublic: false,
};
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
  for (const [name, body] of [...HIDDEN, ["branches", BRANCH] as const]) {
    expect(await send({ method: "POST", path: `/api/${name}`, body, session: sessions.admin })).toMatchObject({
      status: 201,
    });
  }
  await rebuildSnapshot({ startedAt: Date.now() });
});

const init = (session: string | null = null, headers: Record<string, string> = {}) =>
  send({ path: "/api/init", session, headers });
const entry = (reply: Reply, url: string) =>
  (reply.data as Entry[]).find((candidate) => candidate.url === url)?.data ?? [];

describe("what is not public", () => {
  test("is in no answer without a session", async () => {
    const [plain, packed] = await Promise.all([init(), init(null, { "accept-encoding": "br" })]);
    expect(plain.bytes.toString()).not.toContain(SECRET);
    expect(brotliDecompressSync(packed.bytes).toString()).not.toContain(SECRET);
    for (const [name, { id }] of HIDDEN) {
      expect(entry(plain, name)).toEqual([]);
      expect(await send({ path: `/api/${name}` })).toMatchObject({ status: 200, data: [] });
      expect(await send({ path: `/api/${name}/${id}` })).toMatchObject({
        status: 404,
        errors: [{ code: "record.missing" }],
      });
    }
  });

  test("is in no page", async () => {
    vi.stubGlobal(
      "fetch",
      async () =>
        new Response(
          '<!doctype html><html lang="de"><head><title>Shop</title></head><body><div id="root"></div></body></html>',
        ),
    );
    const page = (path: string) => send({ path: "/index.html", headers: { "x-page-path": path } });
    expect((await page("/entwurf")).status).toBe(404);
    for (const path of ["/entwurf", "/store/zu", "/store/zu/checkout", "/"])
      expect((await page(path)).bytes.toString()).not.toContain(SECRET);
    expect((await send({ path: "/sitemap.xml" })).bytes.toString()).not.toMatch(/entwurf|\/store\/zu/);
    vi.unstubAllGlobals();
  });

  test("of a branch is left out except for what its inactive card shows", async () => {
    const shown = {
      identifier: "zu",
      name: "Umbau",
      street: "Gasse 1",
      zipCode: "1010",
      city: "Wien",
      isPublic: false,
    };
    const emptied = {
      phone: "",
      email: "",
      website: "",
      description: "",
      keywords: "",
      openingHours: [],
      deliveryAreas: [],
      isMollieEnabled: false,
      isCashEnabled: false,
      isTakeawayEnabled: false,
      slotCapacity: null,
      latitude: null,
    };
    for (const data of [
      entry(await init(), "branches").find(({ id }) => id === "brn_zu"),
      (await send({ path: "/api/branches/brn_zu" })).data,
    ])
      expect(data).toMatchObject({ ...shown, ...emptied });
    expect(JSON.stringify((await send({ path: "/api/branches" })).data)).not.toContain(SECRET);
  });

  test("is answered to staff, in answers that are not cached", async () => {
    const reply = await init(sessions.employee);
    for (const [name, body] of HIDDEN) {
      expect(entry(reply, name)).toMatchObject([{ id: body.id, isPublic: false }]);
      for (const path of [`/api/${name}`, `/api/${name}/${body.id}`]) {
        const read = await send({ path, session: sessions.employee });
        expect(read).toMatchObject({ status: 200, headers: { "cache-control": "private, no-store" } });
        expect(JSON.stringify(read.data)).toContain(SECRET);
        expect((await send({ path })).headers.vary ?? "cookie").toBe("cookie");
      }
    }
    expect(entry(reply, "branches").map(({ id }) => id)).toEqual(["brn_mitte", "brn_nord", "brn_zu"]);
    expect(entry(reply, "branches")).toMatchObject([{}, {}, { phone: "+43 1 999", keywords: SECRET }]);
    expect((await readCatalog()).branches.get("brn_zu")).toMatchObject({ slotCapacity: 3, isMollieEnabled: true });
  });

  test("requires a session when requested explicitly", async () => {
    for (const path of ["/api/sites", "/api/sites/sit_entwurf"]) {
      expect((await send({ path, query: { as: "staff" } })).status).toBe(401);
      expect(
        (await send({ path, query: { as: "staff" }, session: sessions.employee, now: NOW + 400 * 86_400_000 })).status,
      ).toBe(401);
      expect((await send({ path, query: { as: "staff" }, session: sessions.employee })).status).toBe(200);
    }
  });

  test("changes nothing for others, and is answered to staff once published", async () => {
    const before = await init();
    const { data } = await send({ path: "/api/sites/sit_entwurf", session: sessions.admin });
    expect(
      (
        await send({
          method: "PUT",
          path: "/api/sites/sit_entwurf",
          body: { ...(data as object), name: "Neuer Entwurf" },
          session: sessions.admin,
        })
      ).status,
    ).toBe(200);
    await rebuildSnapshot({ startedAt: Date.now() });
    expect(entry(await init(sessions.employee), "sites")).toMatchObject([{ name: "Neuer Entwurf" }]);
    expect((await init(null, { "if-none-match": String(before.headers.etag) })).status).toBe(304);
  });

  test("costs anonymous visitors nothing: one read at most", async () => {
    await init();
    expect((await metered(() => init(null, { "accept-encoding": "br" }))).use.calls).toBeLessThanOrEqual(1);
    expect((await metered(() => send({ path: "/api/sites" }))).use.calls).toBe(1);
  });

  test("stays hidden when a change leaves out whether it is public", async () => {
    for (const [name, { id }] of [...HIDDEN, ["branches", BRANCH] as const]) {
      const path = `/api/${name}/${id}`;
      const { isPublic, ...body } = (await send({ path, session: sessions.admin })).data as { isPublic: boolean };
      expect(isPublic).toBe(false);
      const changed = await send({ method: "PUT", path, body, session: sessions.admin });
      expect(changed).toMatchObject({ status: 200, data: { isPublic: false } });
    }
  });

  test("stays switched off when a change leaves out whether it is enabled", async () => {
    const user = { username: "gesperrt@example.test", roles: ["ROLE_EMPLOYEE"], password: "ein-langes-passwort" };
    for (const [name, fields] of Object.entries({
      users: user,
      departments: { identifier: "kueche", name: "Küche", branch: "brn_mitte" },
      products: { name: "Ausverkauft", price: 100 },
    })) {
      const asked = { method: "POST", path: `/api/${name}`, session: sessions.admin };
      const created = await send({ ...asked, body: { ...fields, isEnabled: false } });
      expect(created).toMatchObject({ status: 201, data: { isEnabled: false } });
      const { isEnabled: _, ...body } = created.data as { id: string; isEnabled: boolean };
      const changed = await send({ ...asked, method: "PUT", path: `${asked.path}/${body.id}`, body });
      expect(changed).toMatchObject({ status: 200, data: { isEnabled: false } });
    }
  });
});
