import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LogEntry } from "@tresen/contract/log/log";
import { type Font, fontFileUrls } from "@tresen/contract/media/font/font";
import { FONT_FAMILIES, fontStyleUrl } from "@tresen/contract/media/fonts";
import { fontFaces } from "@tresen/core/media/font";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { type Sessions, openShop } from "./support/shop";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let sessions: Sessions;

beforeAll(async () => {
  bucket = await startBucket();
  sessions = await openShop();
});
afterAll(() => bucket.stop());

const list = async (session = sessions.employee): Promise<Font[]> => {
  const { status, data } = await send({ path: "/api/fonts", session });
  expect(status).toBe(200);
  return data as Font[];
};

describe("the list of fonts", () => {
  test("names packaged families with their variants", async () => {
    const fonts = await list();
    expect(fonts.map(({ family }) => family)).toEqual(FONT_FAMILIES);
    expect(fonts.find(({ family }) => family === "Lato")).toEqual({
      family: "Lato",
      source: "packaged",
      category: "sans-serif",
      variants: ["100", "100italic", "300", "300italic", "regular", "italic", "700", "700italic", "900", "900italic"],
      files: [],
    });
  });

  test("is for staff", async () => {
    expect(await send({ path: "/api/fonts" })).toMatchObject({ status: 401 });
  });
});

const fileOf = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, "../../../node_modules/@fontsource/lato/files", name));
const dataUrl = (file: Buffer): string => `data:font/woff2;base64,${file.toString("base64")}`;
const LATO = fileOf("lato-latin-400-normal.woff2");
const LATO_BOLD = fileOf("lato-latin-700-normal.woff");

const add = (input: Partial<{ family: string; variant: string; data: string }>, session = sessions.admin) =>
  send({
    method: "POST",
    path: "/api/fonts",
    body: { family: "Hausschrift", variant: "regular", data: dataUrl(LATO), ...input },
    session,
  });
const remove = (family: string, variant: string, session = sessions.admin) =>
  send({ method: "DELETE", path: `/api/fonts/${encodeURIComponent(family)}/${variant}`, session });
const own = async (): Promise<Font[]> => (await list()).filter(({ source }) => source === "own");
const inBucket = (): string[] => [...bucket.objects.keys()].filter((key) => key.startsWith("font/own/")).sort();
const configure = (fields: object) =>
  send({ method: "POST", path: "/api/config", body: fields, session: sessions.admin });

describe("own fonts", () => {
  test("are added, sent to browsers and to those who draw, replaced and removed", async () => {
    const added = await add({ family: " Haus-Schrift „Größe“ ", variant: "400" });
    expect(added).toMatchObject({ status: 201, data: { family: "Haus Schrift Grosse", variants: ["regular"] } });
    const bold = await add({ family: "haus schrift grosse", variant: "700", data: dataUrl(LATO_BOLD) });
    expect(bold.data).toMatchObject({ family: "Haus Schrift Grosse", variants: ["regular", "700"] });
    const [font] = await own();
    expect(font).toMatchObject({ category: null, files: [{ variant: "regular", missing: "" }, { variant: "700" }] });

    const style = await send({ path: fontStyleUrl({ family: "Haus Schrift Grosse", variant: "regular" }) });
    expect(style.headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=300",
    });
    expect(style.bytes.toString()).toBe(
      `@font-face{font-family:"Haus Schrift Grosse";font-style:normal;font-weight:400;font-display:swap;src:url(${dataUrl(LATO)}) format("woff2")}\n`,
    );
    const [file] = fontFileUrls({ family: "Haus Schrift Grosse", variant: "700", fonts: await own() }) ?? [];
    const sent = await send({ path: file?.url ?? "" });
    expect(sent.headers).toMatchObject({
      "content-type": "font/woff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const [face] = (await fontFaces({ family: "Haus Schrift Grosse", variant: "700" })) ?? [];
    expect({ ...face, data: Buffer.from(face?.data ?? []) }).toEqual({ unicodeRange: null, data: sent.bytes });
    expect(await fontFaces({ family: "Haus Schrift Grosse", variant: "900" })).toBeNull();

    // A family is asked of nobody else: what it lacks is made of what it has.
    const black = await send({ path: fontStyleUrl({ family: "haus schrift grosse", variant: "900italic" }) });
    expect(black.bytes.toString()).toMatch(
      /^@font-face\{font-family:"Haus Schrift Grosse";font-style:normal;font-weight:700;/,
    );

    const kept = inBucket();
    expect(kept).toHaveLength(4);
    await add({ family: "Haus Schrift Grosse", variant: "700", data: dataUrl(LATO) });
    expect(inBucket()).toHaveLength(4);
    expect(inBucket()).not.toEqual(kept);
    expect(await send({ path: file?.url ?? "" })).toMatchObject({ status: 404 });

    for (const variant of ["regular", "700"])
      expect(await remove("Haus Schrift Grosse", variant)).toMatchObject({ status: 200, data: null });
    expect([await own(), inBucket()]).toEqual([[], []]);
    expect(await remove("Haus Schrift Grosse", "regular")).toMatchObject({
      status: 404,
      errors: [{ code: "font.missing" }],
    });
    const { data: log } = await send({ path: "/api/logs", query: { resource: "fonts" }, session: sessions.admin });
    expect((log as LogEntry[]).map(({ action, subject }) => `${subject?.title} ${action}`).sort()).toEqual([
      "Haus Schrift Grosse 700 create",
      "Haus Schrift Grosse 700 remove",
      "Haus Schrift Grosse 700 update",
      "Haus Schrift Grosse regular create",
      "Haus Schrift Grosse regular remove",
    ]);
  });

  test("can be the shop's, which only has fonts that exist, and are then kept", async () => {
    expect(await configure({ fontFamily: "Hausschrift" })).toMatchObject({
      status: 400,
      errors: [{ field: "fontFamily", code: "font.unknown" }],
    });
    await add({});
    expect(await configure({ headingFontFamily: "hausschrift" })).toMatchObject({
      status: 400,
      errors: [{ field: "headingFontFamily", code: "font.unknown" }],
    });
    expect(await configure({ fontFamily: 'Haus"}*{' })).toMatchObject({ status: 400 });
    const chosen = await configure({ fontFamily: "Hausschrift", headingFontFamily: "Oswald" });
    expect(chosen).toMatchObject({ status: 200, data: { fontFamily: "Hausschrift", headingFontFamily: "Oswald" } });
    expect(await remove("hausschrift", "regular")).toMatchObject({
      status: 409,
      errors: [
        { code: "record.in_use", message: "Schriftart wird noch verwendet von: Einstellungen." },
        { code: "record.referring", field: "config.config", message: "Einstellungen" },
      ],
    });
    expect(await own()).toHaveLength(1);
    await configure({ fontFamily: "" });
    expect(await remove("hausschrift", "regular")).toMatchObject({ status: 200 });
  });

  test("are kept as long as a template is drawn with them, also with the closest variant", async () => {
    await add({});
    await add({ variant: "700", data: dataUrl(LATO_BOLD) });
    const box = { x: 0, y: 0, width: 100, height: 40 };
    const text = {
      ...box,
      id: "t",
      type: "text",
      isVisible: false,
      value: { text: "Knödel", size: 20, font: "Hausschrift", weight: 800 },
    };
    const template = { identifier: "angebot", name: "Angebot der Woche", layers: [text] };
    const sent = await send({
      method: "POST",
      path: "/api/image-templates",
      body: template,
      session: sessions.manager,
    });
    expect(sent).toMatchObject({ status: 201, errors: [] });
    const { id } = sent.data as { id: string };
    // Nothing is drawn with the usual variant.
    expect(await remove("Hausschrift", "regular")).toMatchObject({ status: 200 });
    expect(await remove("Hausschrift", "700")).toMatchObject({
      status: 409,
      errors: [
        { code: "record.in_use" },
        {
          code: "record.referring",
          field: `image-templates.${id}`,
          message: expect.stringContaining("Angebot der Woche"),
        },
      ],
    });
    expect(await own()).toMatchObject([{ family: "Hausschrift", variants: ["700"] }]);
    await send({ method: "DELETE", path: `/api/image-templates/${id}`, session: sessions.admin });
    expect(await remove("Hausschrift", "700")).toMatchObject({ status: 200 });
  });

  test.each([
    [{ family: "„…“" }, "family", "font.family_missing"],
    [{ family: "open  SANS" }, "family", "font.family_packaged"],
    [{ variant: "bold" }, "variant", "validation.invalid"],
    [{ data: "data:font/woff2;base64,AAAA*" }, "data", "font.malformed"],
    [{ data: dataUrl(Buffer.from("<html>")) }, "data", "font.type_unknown"],
  ])("are refused with a sentence: %j", async (input, field, code) => {
    expect(await add(input)).toMatchObject({ status: 400, errors: [{ field, code }] });
    expect([await own(), inBucket()]).toEqual([[], []]);
  });

  test("are at most 4 MB", async () => {
    expect(await add({ data: dataUrl(Buffer.alloc(4_000_001)) })).toMatchObject({ status: 413 });
  });

  test("are changed only by whoever may change the settings", async () => {
    await add({});
    expect(await add({}, sessions.manager)).toMatchObject({ status: 403 });
    expect(await remove("Hausschrift", "regular", sessions.employee)).toMatchObject({ status: 403 });
    expect(await own()).toHaveLength(1);
    await remove("Hausschrift", "regular");
  });
});
