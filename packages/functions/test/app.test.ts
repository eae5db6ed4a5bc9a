import { beforeAll, describe, expect, test } from "vitest";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
});

const manifest = async (): Promise<Record<string, unknown>> => {
  const { status, headers, bytes } = await send({ path: "/api/app/manifest.webmanifest" });
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  return JSON.parse(bytes.toString("utf8")) as Record<string, unknown>;
};

describe("the shop as an app", () => {
  test("has the shop's name and colour, and a generated icon where there is no logo", async () => {
    const before = (await send({ path: "/api/config", session: sessions.admin })).data as Record<string, unknown>;
    const { updatedAt: _, ...config } = before;
    const saved = await send({
      method: "POST",
      path: "/api/config",
      session: sessions.admin,
      body: { ...config, logo: null, primaryColor: "#12ab34" },
    });
    expect(saved.status).toBe(200);
    const document = await manifest();
    expect(document).toMatchObject({
      name: "Pizzeria Probe",
      theme_color: "#12ab34",
      display: "standalone",
      start_url: "/",
      scope: "/",
      lang: "de",
    });
    const icons = document["icons"] as { src: string; sizes: string; purpose: string }[];
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "192x192 maskable",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of icons) {
      const { status, headers, bytes } = await send({ path: src });
      expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "image/png" });
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  test("the back-office is an app of its own", async () => {
    const { status, bytes } = await send({ path: "/api/app/backend.webmanifest" });
    expect(status).toBe(200);
    expect(JSON.parse(bytes.toString("utf8"))).toMatchObject({
      id: "/backend",
      name: "Pizzeria Probe: Backoffice",
      start_url: "/backend",
      scope: "/backend",
      icons: (await manifest())["icons"],
    });
  });

  test.each(["/api/app/icon-193.png", "/api/app/icon-512.svg", "/api/app/manifest.json"])(
    "%s is none",
    async (path) => {
      expect((await send({ path })).status).toBe(404);
    },
  );

  test("nothing can be written", async () => {
    expect((await send({ method: "POST", path: "/api/app/manifest.webmanifest", body: {} })).status).toBe(405);
  });
});
