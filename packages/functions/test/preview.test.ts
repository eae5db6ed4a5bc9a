import { storageCall } from "@tresen/core/platform/db";
import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop, signInHolder } from "./support/shop";
import { PreviewLinkEntity } from "../../core/src/site/preview/preview-link.entity";

const DAY = 86_400_000;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
  const site = {
    id: "sit_entwurf",
    path: "entwurf",
    name: "Entwurf",
    content: { text: "Noch geheim" },
    isPublic: false,
  };
  expect((await send({ method: "POST", path: "/api/sites", body: site, session: sessions.admin })).status).toBe(201);
});

const isoIn = (days: number): string => new Date(NOW + days * DAY).toISOString();
const create = (expiresAt: unknown, session: string | null = sessions.admin, site = "sit_entwurf") =>
  send({ method: "POST", path: `/api/sites/${site}/preview-links`, body: { expiresAt }, session });
const open = (key: string, now = NOW) => send({ method: "POST", path: "/api/sites/preview", body: { key }, now });

describe("a preview link", () => {
  test("shows the current draft to anybody until it expires", async () => {
    const { status, data } = await create(isoIn(7));
    expect({ status, data }).toMatchObject({ status: 201, data: { expiresAt: isoIn(7) } });
    const { key } = data as { key: string };
    expect(await open(key)).toMatchObject({
      status: 200,
      data: {
        site: { id: "sit_entwurf", isPublic: false, content: { text: "Noch geheim" } },
        expiresAt: isoIn(7),
      },
      headers: { "cache-control": "no-store" },
    });
    expect((await open(key, NOW + 7 * DAY - 1000)).status).toBe(200);
    expect(await open(key, NOW + 7 * DAY)).toMatchObject({
      status: 404,
      errors: [{ message: "Dieser Vorschau-Link ist abgelaufen oder ungültig." }],
    });
    expect(await open(`${key.slice(1)}A`)).toMatchObject({ status: 404, errors: [{ code: "preview.unknown" }] });
  });

  test("opens its own page and no other", async () => {
    const body = { id: "sit_anders", path: "anders", name: "Anders", isPublic: false };
    expect((await send({ method: "POST", path: "/api/sites", body, session: sessions.admin })).status).toBe(201);
    const [own, other] = await Promise.all(
      ["sit_entwurf", "sit_anders"].map(async (site) => (await create(isoIn(1), sessions.admin, site)).data),
    );
    expect((await open((own as { key: string }).key)).data).toMatchObject({ site: { id: "sit_entwurf" } });
    expect((await open((other as { key: string }).key)).data).toMatchObject({ site: { id: "sit_anders" } });
    expect((await open((other as { key: string }).key, NOW + 2 * DAY)).status).toBe(404);
  });

  test("is stored as a hash only", async () => {
    const { key } = (await create(isoIn(1))).data as { key: string };
    expect((await storageCall(() => PreviewLinkEntity.get({ keyHash: key }).go())).data).toBeNull();
  });

  test.each([0, -1, 30.1])("lasting %d days is refused", async (days) => {
    expect(await create(isoIn(days))).toMatchObject({
      status: 400,
      errors: [{ field: "expiresAt", message: "Der Link muss in der Zukunft ablaufen, spätestens nach 30 Tagen." }],
    });
  });

  test("is created by those who may write the page, for an existing page", async () => {
    expect((await create(isoIn(30))).status).toBe(201);
    expect((await create(isoIn(1), null)).status).toBe(401);
    expect((await create(isoIn(1), sessions.manager)).status).toBe(403);
    expect((await create(isoIn(1), sessions.admin, "sit_unbekannt")).status).toBe(404);
    expect(await create("morgen")).toMatchObject({ status: 400, errors: [{ field: "expiresAt" }] });
  });

  test("is made only by who may also read the page", async () => {
    const holder = (...names: string[]) =>
      signInHolder({
        admin: sessions.admin,
        branches: [],
        permissions: names.map((permission) => ({ permission, scope: "all" })),
      });
    for (const session of [await holder("sites.update"), await holder("sites.read"), sessions.employee]) {
      expect((await create(isoIn(1), session)).status).toBe(403);
      expect((await create(isoIn(1), session, "sit_unbekannt")).status).toBe(403);
    }
    expect((await create(isoIn(1), await holder("sites.read", "sites.update"))).status).toBe(201);
  });

  test("of a removed page shows nothing", async () => {
    expect(
      (
        await send({
          method: "POST",
          path: "/api/sites",
          body: { id: "sit_weg", path: "weg", name: "Weg", isPublic: false },
          session: sessions.admin,
        })
      ).status,
    ).toBe(201);
    const { key } = (await create(isoIn(1), sessions.admin, "sit_weg")).data as { key: string };
    expect((await send({ method: "DELETE", path: "/api/sites/sit_weg", session: sessions.admin })).status).toBe(200);
    expect((await open(key)).status).toBe(404);
  });
});
