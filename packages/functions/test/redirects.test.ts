import { rebuildSnapshot } from "@tresen/core/snapshot";
import { metered } from "@tresen/core/platform/db";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

const PATH = "/api/redirects";
let sessions: Sessions;

const create = (body: object, session: string | null = sessions.admin) =>
  send({ method: "POST", path: PATH, body, session });
const stored = async (body: object): Promise<{ id: string; version: number } & Record<string, unknown>> => {
  const { status, data, errors } = await create(body);
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  return data as { id: string; version: number };
};
const update = (record: { id: string }, changes: object) =>
  send({ method: "PUT", path: `${PATH}/${record.id}`, body: { ...record, ...changes }, session: sessions.admin });
const remove = (path: string) => send({ method: "DELETE", path, session: sessions.admin });
const page = (path: string) => send({ path: "/index.html", headers: { "x-page-path": path } });
const leads = async (path: string) => {
  const { status, headers } = await page(path);
  return [status, headers["location"]];
};
const site = async (body: object): Promise<string> => {
  const reply = await send({ method: "POST", path: "/api/sites", body, session: sessions.admin });
  expect(reply.status).toBe(201);
  await rebuildSnapshot({ startedAt: Date.now() });
  return (reply.data as { id: string }).id;
};

beforeAll(async () => {
  sessions = await openShop();
  vi.stubGlobal("fetch", async () => new Response('<html><head></head><body><div id="root"></div></body></html>'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe("redirects", () => {
  test("are searched, filtered and sorted", async () => {
    await stored({ path: "liste/eins", target: "/ziel-eins", note: "Flugblatt 2024" });
    await stored({ path: "liste/zwei", target: "https://example.test/", status: 302, isEnabled: false });
    const paths = async (query: Record<string, string>) => {
      const { data } = await send({ path: PATH, query, session: sessions.admin });
      return Array.isArray(data) ? data.map(({ path }) => path) : data;
    };
    expect(await paths({ search: "flugblatt" })).toEqual(["liste/eins"]);
    expect(await paths({ status: "302" })).toEqual(["liste/zwei"]);
    expect(await paths({ isEnabled: "false" })).toEqual(["liste/zwei"]);
    expect(await paths({ search: "liste", sort: "-path" })).toEqual(["liste/zwei", "liste/eins"]);
    expect((await send({ path: PATH, query: { note: "x" }, session: sessions.admin })).status).toBe(400);
  });

  test("are written by administrators and read by staff", async () => {
    expect((await create({ path: "leitung", target: "/" }, sessions.manager)).status).toBe(403);
    expect((await send({ path: PATH, session: sessions.employee })).status).toBe(200);
    expect((await send({ path: PATH })).status).toBe(401);
  });

  test("have a unique path, regardless of case", async () => {
    await stored({ path: "Einmalig", target: "/" });
    expect(await create({ path: "/einmalig/", target: "/" })).toMatchObject({
      status: 400,
      errors: [{ field: "path", message: "Dieser Wert wird bereits verwendet." }],
    });
  });

  test.each([
    [{ path: "api/x", target: "/" }, "path", "Diese Adresse ist für den Shop selbst reserviert."],
    [{ path: "gut", target: "javascript:alert(1)" }, "target", expect.stringContaining("https://")],
    [{ path: "gut", target: "//evil.example.test" }, "target", expect.stringContaining("https://")],
    [{ path: "gut", target: "/x", status: 307 }, "status", expect.any(String)],
    [{ path: "gut", target: "sit_weg", type: "site" }, "target", "Der ausgewählte Eintrag existiert nicht."],
  ])("are refused with an invalid target: %j", async (body, field, message) => {
    expect(await create(body)).toMatchObject({ status: 400, errors: [{ field, message }] });
  });

  test("prevent the removal of their target", async () => {
    const id = await site({ path: "bleibt", name: "Bleibt", isPublic: true });
    const redirect = await stored({ path: "alt-bleibt", type: "site", target: id });
    expect(await remove(`/api/sites/${id}`)).toMatchObject({
      status: 409,
      errors: [
        { message: "Seite wird noch verwendet von: Redirect „alt-bleibt“." },
        { field: `redirects.${redirect.id}` },
      ],
    });
    await remove(`${PATH}/${redirect.id}`);
    expect((await remove(`/api/sites/${id}`)).status).toBe(200);
    await stored({ path: "alt-nord", type: "branch", target: "brn_nord" });
    await stored({ path: "alt-pizza", type: "product", target: "prd_margherita" });
    for (const path of ["/api/branches/brn_nord", "/api/products/prd_margherita"])
      expect((await remove(path)).status).toBe(409);
  });
});

describe("redirects that follow one another", () => {
  test("never form a loop, however long", async () => {
    await stored({ path: "kreis/a", target: "/Kreis/C?x=1" });
    const message = "Diese Weiterleitung führt im Kreis: /kreis/c → /kreis/a → /kreis/c.";
    for (const target of ["/kreis/a", "https://shop.example.test/kreis/a/"])
      expect(await create({ path: "kreis/c", target })).toMatchObject({
        status: 400,
        errors: [{ field: "target", code: "validation.loop", message }],
      });
    // One that is not in use leads nowhere yet.
    const asleep = await stored({ path: "kreis/c", target: "/kreis/a", isEnabled: false });
    expect(await update(asleep, { isEnabled: true })).toMatchObject({ status: 400, errors: [{ message }] });
    expect(await update(asleep, { isEnabled: true, target: "/" })).toMatchObject({
      status: 400,
      errors: [
        {
          field: "path",
          code: "validation.chain",
          message: "Hierher führt schon die Weiterleitung /kreis/a. Bitte geben Sie ihr zuerst ein anderes Ziel.",
        },
      ],
    });
    expect((await update(asleep, { isEnabled: true, target: "/", path: "kreis/d" })).status).toBe(200);
  });

  test("are refused as first or second redirect, however the target is written", async () => {
    await stored({ path: "folge/b", target: "/folge/ziel" });
    const ahead = "Unter /folge/b steht schon eine Weiterleitung. Bitte geben Sie gleich deren Ziel an.";
    for (const target of ["/folge/b", "/Folge/B/?x=1", "https://shop.example.test/folge/b"])
      expect(await create({ path: "folge/a", target })).toMatchObject({
        status: 400,
        errors: [{ field: "target", code: "validation.chain", message: ahead }],
      });
    for (const [index, target] of ["/Folge/E/?x=1", "https://shop.example.test/folge/f"].entries()) {
      const first = await stored({ path: `folge/davor-${index}`, target });
      const path = index === 0 ? "folge/e" : "folge/f";
      expect(await create({ path, target: "/folge/ziel" })).toMatchObject({
        status: 400,
        errors: [{ field: "path", code: "validation.chain" }],
      });
      // What leads nowhere any more is in nobody's way.
      expect((await update(first, { isEnabled: false })).status).toBe(200);
      await stored({ path, target: "/folge/ziel" });
    }
    // Another shop's page of the same path is none of ours.
    await stored({ path: "folge/g", target: "https://www.example.test/folge/b" });
    // What does not lead elsewhere than before is not asked again.
    const [known] = (await send({ path: PATH, query: { search: "folge/g" }, session: sessions.admin })).data as {
      id: string;
    }[];
    expect((await update(known ?? { id: "" }, { note: "Neu" })).status).toBe(200);
  });

  test("are not created by concurrent writes of both", async () => {
    for (let round = 0; round < 5; round += 1) {
      const paths = Array.from({ length: round % 2 === 0 ? 2 : 3 }, (_, index) => `zugleich/${round}-${index}`);
      const next = (index: number) => `/${paths[(index + 1) % paths.length]}`;
      const replies = await Promise.all(paths.map((path, index) => create({ path, target: next(index) })));
      // All of them may be refused, and never are all taken.
      expect(replies.filter(({ status }) => status === 201).length).toBeLessThan(paths.length);
      for (const { status, errors } of replies.filter((reply) => reply.status !== 201)) {
        expect([400, 409]).toContain(status);
        expect(errors[0]?.message).toBeTruthy();
      }
    }
  });

  test("are not created by enabling both at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [`wach/${round}-a`, `wach/${round}-b`];
      const halves = [
        await stored({ path: a, target: `/${b}`, isEnabled: false }),
        await stored({ path: b, target: `/${a}`, isEnabled: false }),
      ];
      const replies = await Promise.all(halves.map((half) => update(half, { isEnabled: true })));
      expect(replies.filter(({ status }) => status === 200).length).toBeLessThan(2);
    }
  });

  test("are no chains either, when people write both at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b, c] = [`kette/${round}-a`, `kette/${round}-b`, `kette/${round}-c`];
      const replies = await Promise.all([create({ path: a, target: `/${b}` }), create({ path: b, target: `/${c}` })]);
      expect(replies.filter(({ status }) => status === 201).length).toBeLessThan(2);
      for (const { status, errors } of replies.filter((reply) => reply.status !== 201)) {
        expect([400, 409]).toContain(status);
        expect(errors[0]?.message).toBeTruthy();
      }
    }
  });

  test("are allowed at a path that another redirect no longer has", async () => {
    const moving = await stored({ path: "umzug/a", target: "/umzug/ziel" });
    expect((await update(moving, { path: "umzug/b", target: "/umzug/a" })).status).toBe(200);
    expect(await leads("/umzug/b")).toEqual([301, "/umzug/a"]);
    expect(await leads("/umzug/a")).toEqual([404, undefined]);
  });
});

describe("an address without a page", () => {
  test("redirects, permanently or temporarily, without being cached by browsers", async () => {
    await stored({ path: "Alt/Karte", target: "/neu?von=alt#mittag" });
    await stored({ path: "aktion", target: "https://example.test/größe", status: 302 });
    const reply = await page("/alt/karte/");
    expect(reply).toMatchObject({
      status: 301,
      headers: {
        location: "/neu?von=alt#mittag",
        "cache-control": "public, max-age=0, s-maxage=30",
      },
    });
    expect(await leads("/AKTION")).toEqual([302, "https://example.test/gr%C3%B6%C3%9Fe"]);
  });

  test("redirects from the pages of an old site, with endings and umlauts", async () => {
    await stored({ path: "/Karte.HTML", target: "/store/mitte" });
    await stored({ path: "https://alt.example.test/index.php?id=7", target: "/" });
    await stored({ path: "über-uns", target: "/team" });
    expect(await leads("/karte.html")).toEqual([301, "/store/mitte"]);
    expect(await leads("/index.php")).toEqual([301, "/"]);
    expect(await leads("/%C3%9Cber-uns/")).toEqual([301, "/team"]);
    expect(await leads("/preise.php")).toEqual([404, undefined]);
    expect(await create({ path: "kette", target: "/index.php" })).toMatchObject({ status: 400 });
  });

  test("redirects to the record's page, and is missing where the record has none", async () => {
    const id = await site({ path: "team", name: "Team", isPublic: true });
    const draft = await site({ path: "team-neu", name: "Team neu", isPublic: false });
    await stored({ path: "ueber/team", type: "site", target: id });
    await stored({ path: "ueber/entwurf", type: "site", target: draft });
    await stored({ path: "team-neu", type: "site", target: draft });
    await stored({ path: "mitte", type: "branch", target: "brn_mitte" });
    await stored({ path: "margherita", type: "product", target: "prd_margherita" });
    expect(await leads("/ueber/team")).toEqual([301, "/team"]);
    expect(await leads("/ueber/entwurf")).toEqual([404, undefined]);
    expect(await leads("/team-neu")).toEqual([404, undefined]);
    expect(await leads("/mitte")).toEqual([301, "/store/mitte"]);
    expect(await leads("/margherita")).toEqual([301, "/store/mitte"]);
  });

  test("is missing once the redirect is changed, disabled or removed", async () => {
    const redirect = await stored({ path: "wechsel", target: "/eins" });
    const { data } = await update(redirect, { target: "/zwei", status: 302 });
    expect(await leads("/wechsel")).toEqual([302, "/zwei"]);
    const { data: off } = await update(data as { id: string }, { isEnabled: false });
    expect(await leads("/wechsel")).toEqual([404, undefined]);
    await update(off as { id: string }, { isEnabled: true });
    expect(await leads("/wechsel")).toEqual([302, "/zwei"]);
    await remove(`${PATH}/${redirect.id}`);
    expect(await leads("/wechsel")).toEqual([404, undefined]);
  });

  test("costs one read more and a count, and an existing page none, which has priority", async () => {
    await site({ path: "bestand", name: "Bestand", isPublic: true });
    await stored({ path: "bestand", target: "/anderswo" });
    await stored({ path: "gezaehlt", target: "/anderswo" });
    const calls = async (path: string) => {
      await page("/");
      const { result, use } = await metered(() => page(path));
      return [result.status, use.operations];
    };
    expect(await calls("/bestand")).toEqual([200, {}]);
    expect(await calls("/store/mitte")).toEqual([200, {}]);
    expect(await calls("/gezaehlt")).toEqual([301, { Query: 1, UpdateItem: 1 }]);
    expect(await calls("/gibt-es-nicht")).toEqual([404, { Query: 1 }]);
    // No redirect can stand there.
    for (const path of ["/store/fehlt", "/-", "/über%20uns", "/index.html", `/${"x".repeat(300)}`])
      expect(await calls(path)).toEqual([404, {}]);
  });
});

describe("the answers about redirects", () => {
  const one = async (id: string) => (await send({ path: `${PATH}/${id}`, session: sessions.admin })).data;

  test("count how often each has led on, which changes no version", async () => {
    const redirect = await stored({ path: "zaehler", target: "/ziel" });
    expect(redirect).toMatchObject({ hits: 0, lastHitAt: null, coveredBy: null });
    for (const path of ["/zaehler", "/ZAEHLER/", "/zaehler"]) await page(path);
    const counted = await one(redirect.id);
    expect(counted).toMatchObject({ hits: 3, version: 1, updatedAt: redirect["updatedAt"] });
    expect(Date.parse((counted as { lastHitAt: string }).lastHitAt)).not.toBeNaN();
    // What came with the record may be sent back, and is not stored.
    const changed = await update(counted as { id: string }, { note: "Neu", hits: 99 });
    expect(changed).toMatchObject({ status: 200, data: { hits: 3, version: 2 } });
    const { data: listed } = await send({ path: PATH, query: { search: "zaehler" }, session: sessions.admin });
    expect(listed).toMatchObject([{ hits: 3 }]);
    await remove(`${PATH}/${redirect.id}`);
    const again = await stored({ id: redirect.id, path: "zaehler", target: "/ziel" });
    expect(again).toMatchObject({ hits: 0, lastHitAt: null });
  });

  test("tell which public page is shown instead, and only as long as it is", async () => {
    const id = await site({ path: "Doppelt", name: "Neue Seite", isPublic: true });
    const redirect = await stored({ path: "doppelt", target: "/ziel" });
    expect(redirect).toMatchObject({ coveredBy: { id, name: "Neue Seite" } });
    const { data } = await send({ path: `/api/sites/${id}`, session: sessions.admin });
    const hidden = { ...(data as object), isPublic: false };
    await send({ method: "PUT", path: `/api/sites/${id}`, body: hidden, session: sessions.admin });
    expect(await one(redirect.id)).toMatchObject({ coveredBy: null });
  });
});
