import type { ImageRecord } from "@tresen/contract/media/image.resource";
import { exportBundle, importBundle } from "@tresen/core/bundle";
import { rebuildSnapshot } from "@tresen/core/snapshot";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;
beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
});
afterAll(() => bucket.stop());

async function photo(red: number, side = 30): Promise<string> {
  const file = sharp({ create: { width: side, height: side, channels: 3, background: { r: red, g: 0, b: 0 } } });
  return `data:image/png;base64,${(await file.png().toBuffer()).toString("base64")}`;
}
const call = (method: "GET" | "POST" | "DELETE", path: string, body?: object) =>
  send({ method, path: `/api/${path}`, session: sessions.admin, ...(body ? { body } : {}) });
async function done(answer: ReturnType<typeof call>, status = 200): Promise<unknown> {
  const { status: got, errors, data } = await answer;
  expect({ status: got, errors }).toEqual({ status, errors: [] });
  return data;
}

test("a picture in a page's section counts as used, follows its newest file, and is kept by export and import", async () => {
  const image = (await done(call("POST", "images", { data: await photo(1) }), 201)) as ImageRecord;
  const stored = { id: image.id, version: 1, extension: "png", alt: "" };
  const team = { type: "team", value: { employees: [{ last_name: "Quendel", image: stored }] } };
  const unknown = {
    type: "mosaic",
    value: { tiles: [{ picture: stored }, { picture: { ...stored, id: "img_none" } }] },
  };
  const page = { path: "team", name: "Team", type: "default", isPublic: true };
  const site = (await done(call("POST", "sites", { ...page, content: { sections: [team, unknown] } }), 201)) as {
    id: string;
  };

  const at = "content.sections";
  expect(await done(call("GET", `images/${image.id}/usage`))).toEqual([
    {
      ...{ resource: "sites", id: site.id, title: "Team" },
      fields: [`${at}.0.value.employees.0.image`, `${at}.1.value.tiles.0.picture`],
    },
  ]);
  const kept = await call("DELETE", `images/${image.id}`);
  expect([kept.status, kept.errors[0]?.message]).toEqual([409, expect.stringContaining("Seite „Team“")]);

  await done(call("POST", `images/${image.id}/file`, { version: 1, data: await photo(2, 44) }));
  const shown = { id: image.id, version: 2, extension: "png", width: 44, height: 44 };
  const newest = {
    content: {
      sections: [
        { value: { employees: [{ last_name: "Quendel", image: shown }] } },
        { value: { tiles: [{ picture: shown }, { picture: { id: "img_none", version: 1 } }] } },
      ],
    },
  };
  expect(await done(call("GET", `sites/${site.id}`))).toMatchObject(newest);
  const link = await done(
    call("POST", `sites/${site.id}/preview-links`, { expiresAt: new Date(NOW + 86_400_000).toISOString() }),
    201,
  );
  const { key } = link as { key: string };
  expect(await done(call("POST", "sites/preview", { key }))).toMatchObject({ site: newest });
  await rebuildSnapshot({ startedAt: Date.now() });
  const { data: init } = await send({ path: "/api/init" });
  const sites = (init as { url: string; data: unknown }[]).find(({ url }) => url === "sites")?.data;
  expect(sites).toMatchObject([newest]);

  // The stored reference still names the first file, also in the export, which another shop takes as it is.
  const { bundle, omissions } = await exportBundle();
  expect(omissions).toEqual([]);
  expect(bundle.sites).toMatchObject([{ content: { sections: [team, unknown] } }]);
  expect(bundle.images).toMatchObject([{ id: image.id, version: 2 }]);
  const copy = JSON.stringify(bundle).replaceAll(image.id, "img_copied").replaceAll(site.id, "sit_copied");
  await importBundle({ bundle: JSON.parse(copy.replaceAll('"path":"team"', '"path":"team2"')), now: NOW });
  const copied = JSON.parse(JSON.stringify(newest).replaceAll(image.id, "img_copied"));
  expect(await done(call("GET", "sites/sit_copied"))).toMatchObject(copied);
  expect(await done(call("GET", "images/img_copied/usage"))).toMatchObject([{ id: "sit_copied" }]);
});

test("a page cannot show a picture, or ask for a branch, that there is not", async () => {
  const image = { id: "img_none", version: 1, extension: "png" };
  const sections = [
    { type: "hero", value: { image } },
    { type: "form-contact", value: { branch: "brn_none" } },
  ];
  const page = { path: "leer", name: "Leer", type: "default", content: { sections } };
  const { status, errors } = await call("POST", "sites", page);
  expect([status, errors.map(({ field }) => field)]).toEqual([
    400,
    ["content.sections.0.value.image.id", "content.sections.1.value.branch"],
  ]);
  const valid = [{ type: "form-contact", value: { branch: "brn_nord" } }];
  await done(call("POST", "sites", { ...page, content: { sections: valid } }), 201);
  const kept = await call("DELETE", "branches/brn_nord");
  expect([kept.status, kept.errors[0]?.message]).toEqual([409, expect.stringContaining("Seite „Leer“")]);
});

test("a logo's newest file is in the settings, also right after they were saved, and in the installed app", async () => {
  const image = (await done(call("POST", "images", { data: await photo(7) }), 201)) as ImageRecord;
  const logo = { id: image.id, version: 1, extension: "png" };
  await done(call("POST", `images/${image.id}/file`, { version: 1, data: await photo(8, 44) }));
  const shown = { logo: { id: image.id, version: 2, width: 44 } };
  expect(await done(call("POST", "config", { logo }))).toMatchObject(shown);
  expect(await done(call("GET", "config"))).toMatchObject(shown);
  for (const app of ["manifest", "backend"]) {
    const { bytes } = await send({ path: `/api/app/${app}.webmanifest` });
    expect(JSON.parse(bytes.toString()).icons[0].src).toContain(`${image.id}-2.`);
  }
});

test("so does a picture in the text of a page, of a section, and of the settings", async () => {
  const image = (await done(call("POST", "images", { data: await photo(7) }), 201)) as ImageRecord;
  const text = (version: number): string => `Unser Ofen: ![Ofen](/image/medium/${image.id}-${version}.png)`;
  const simple = { path: "ofen", name: "Ofen", isPublic: true, content: { text: text(1) } };
  const page = (await done(call("POST", "sites", simple), 201)) as { id: string };
  const sections = [{ type: "text", value: { text: text(1) } }];
  const built = { path: "oefen", name: "Öfen", type: "default", isPublic: true, content: { sections } };
  const other = (await done(call("POST", "sites", built), 201)) as { id: string };
  await done(call("POST", "config", { imprintText: text(1) }));

  const usage = (await done(call("GET", `images/${image.id}/usage`))) as { id: string; fields: string[] }[];
  expect(usage.map(({ id, fields }) => [id, fields])).toEqual(
    expect.arrayContaining([
      [page.id, ["content.text"]],
      [other.id, ["content.sections.0.value.text"]],
      [expect.any(String), ["imprintText"]],
    ]),
  );
  expect((await call("DELETE", `images/${image.id}`)).status).toBe(409);

  await done(call("POST", `images/${image.id}/file`, { version: 1, data: await photo(8, 44) }));
  expect(await done(call("GET", `sites/${page.id}`))).toMatchObject({ content: { text: text(2) } });
  await rebuildSnapshot({ startedAt: Date.now() });
  const { data: init } = await send({ path: "/api/init" });
  const part = (url: string): unknown =>
    (init as { url: string; data: unknown }[]).find((one) => one.url === url)?.data;
  expect(part("sites")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: page.id, content: { text: text(2) } }),
      expect.objectContaining({ id: other.id, content: { sections: [{ type: "text", value: { text: text(2) } }] } }),
    ]),
  );
  expect(part("config")).toMatchObject({ imprintText: text(2) });
});
