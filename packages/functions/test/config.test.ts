import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

type Version = { id: string; version: number } & Record<string, unknown>;
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

describe("config", () => {
  test("is readable by everybody and saved by administrators, with its version", async () => {
    const { data } = await send({ path: "/api/config" });
    const { updatedAt: _, ...fields } = data as Version & { updatedAt: string };
    expect((await send({ method: "POST", path: "/api/config", body: fields })).status).toBe(401);
    expect((await send({ method: "POST", path: "/api/config", body: fields, session: sessions.manager })).status).toBe(
      403,
    );
    const saved = await send({
      method: "POST",
      path: "/api/config",
      body: { ...fields, title: "Neu" },
      session: sessions.admin,
    });
    expect(saved).toMatchObject({ status: 200, data: { title: "Neu", shopName: "Pizzeria Probe" } });
    expect((await send({ method: "POST", path: "/api/config", body: fields, session: sessions.admin })).status).toBe(
      409,
    );
  });

  test("without a version changes only the given fields, however many write at once", async () => {
    const save = (body: object) => send({ method: "POST", path: "/api/config", body, session: sessions.admin });
    const before = (await save({ title: "Pizza", imprintText: "Wir" })).data as Record<string, unknown>;
    expect((await save({})).data).toMatchObject({ shopName: "Pizzeria Probe", title: "Pizza", imprintText: "Wir" });
    const replies = await Promise.all([
      save({ description: "Gut" }),
      save({ website: "https://example.test" }),
      save({ enablePluginSearch: true }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { version, updatedAt: _, ...after } = (await send({ path: "/api/config" })).data as Record<string, unknown>;
    const { version: earlier, updatedAt: __, ...fields } = before;
    expect(after).toEqual({ ...fields, description: "Gut", website: "https://example.test", enablePluginSearch: true });
    expect(version).toBe(Number(earlier) + 4);
    expect(await save({ titel: "Pizza" })).toMatchObject({
      status: 400,
      errors: [{ field: "titel", code: "validation.unexpected_field" }],
    });
  });

  test("can be saved as it was read", async () => {
    for (const path of ["/api/config", "/api/init"]) {
      const { data } = await send({ path });
      const read = Array.isArray(data)
        ? (data as { url: string; data: object }[]).find(({ url }) => url === "config")?.data
        : data;
      const { version: _, ...fields } = read as Version;
      const saved = await send({
        method: "POST",
        path: "/api/config",
        body: { ...fields, createdAt: "2026-06-05T16:30:00.000Z" },
        session: sessions.admin,
      });
      expect(saved).toMatchObject({ status: 200, errors: [] });
      expect(saved.data).not.toHaveProperty("createdAt");
    }
    const { data } = await send({ path: "/api/config" });
    expect((await send({ method: "POST", path: "/api/config", body: data, session: sessions.admin })).status).toBe(200);
  });

  test("with its version is replaced as a whole", async () => {
    const { version } = (await send({ path: "/api/config" })).data as Version;
    const { data } = await send({
      method: "POST",
      path: "/api/config",
      body: { shopName: "Pizzeria Probe", version },
      session: sessions.admin,
    });
    expect(data).toMatchObject({ shopName: "Pizzeria Probe", title: "", description: "" });
  });
});
