import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fontFileUrls } from "@tresen/contract/media/font/font";
import { FONT_SUBSETS, packagedCategory, packagedVariants } from "@tresen/contract/media/font/packaged";
import { byWeight, variantName } from "@tresen/contract/media/font/variant";
import { FONTS, FONT_FAMILIES, fontStyleUrl } from "@tresen/contract/media/fonts";
import { getConfig, writeConfig } from "@tresen/core/config";
import { fontFaces } from "@tresen/core/media/font";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { admin } from "../../core/test/shop";
import { startBucket } from "../../core/test/bucket";
import { send } from "./support/api";
import { NOW } from "./support/request";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

/** The settings as they are in a shop from before families had to be known. */
async function choose(families: { fontFamily?: string; headingFontFamily?: string }): Promise<void> {
  const before = await getConfig();
  const { version: _, updatedAt: __, ...fields } = { ...before, ...families };
  await writeConfig({ before, fields, cause: { actor: admin, action: "update", now: NOW } });
}
afterEach(() => vi.unstubAllGlobals());

const FACE = Buffer.from("wOF2 and so on");
const RULES =
  `/* cyrillic */\n@font-face { src: url(https://fonts.gstatic.com/s/x/c.woff2) format('woff2'); ` +
  `unicode-range: U+0400; }
/* latin */\n@font-face { font-family: 'Pacifico'; src: ` +
  `url(https://fonts.gstatic.com/s/x/l.woff2) format('woff2'); unicode-range: U+0000-00FF, U+0131; ` +
  `}`;

const folderOf = (slug: string, file: string): string =>
  join(import.meta.dirname, "../../../node_modules/@fontsource", slug, file);

/** Google as far as it is asked here. */
function google(answer: (url: string) => Response | Promise<Response>): string[] {
  const asked: string[] = [];
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string | URL, init?: RequestInit) => {
    if (!String(url).startsWith("https://fonts.")) return real(url, init);
    asked.push(String(url));
    return Promise.resolve(answer(String(url)));
  });
  return asked;
}

describe("packaged typefaces", () => {
  test.each(FONT_FAMILIES.flatMap((family) => ["regular", "700"].map((variant) => [family, variant] as const)))(
    "%s %s comes whole, without the net",
    async (family, variant) => {
      const asked = google(() => Response.error());
      const { status, headers, bytes } = await send({ path: fontStyleUrl({ family, variant }) });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "text/css; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
      });
      const css = bytes.toString();
      expect(css.match(/@font-face/g)).toHaveLength(2);
      expect(css).toContain(`font-family:"${family}";font-style:normal;font-weight:${variant === "700" ? 700 : 400};`);
      const faces = [...css.matchAll(/data:font\/woff2;base64,([^)]+)\)/g)].map(([, face = ""]) =>
        Buffer.from(face, "base64"),
      );
      for (const face of faces) expect(face.subarray(0, 4).toString()).toBe("wOF2");
      expect(css.replace(/url\(data:[^)]+\)/g, "")).not.toMatch(/url\(|http/);
      expect(asked).toEqual([]);
    },
  );

  test("differ by variant, are found by any spelling, and support conditional requests", async () => {
    const italic = await send({ path: "/fonts/google/lato/style-700italic.embed.css" });
    expect(italic.bytes.toString()).toContain('font-family:"Lato";font-style:italic;font-weight:700;');
    const plain = await send({ path: "/fonts/google/Open+Sans/style-italic.embed.css" });
    expect(plain.bytes.toString()).toContain('font-family:"Open Sans";font-style:italic;font-weight:400;');
    const again = await send({
      path: "/fonts/google/Open%20Sans/style-italic.embed.css",
      headers: { "if-none-match": plain.headers.etag ?? "" },
    });
    expect(again).toMatchObject({ status: 304, headers: { etag: plain.headers.etag } });
    expect(italic.headers.etag).not.toBe(plain.headers.etag);
  });
});

describe("font files", () => {
  test("of packages are what the contract says", () => {
    for (const family of FONT_FAMILIES) {
      const slug = FONTS[family];
      const files = readdirSync(folderOf(slug, "files"));
      const variants = files.flatMap((name) => {
        const [, weight, style] = new RegExp(`^${slug}-latin-(\\d+)-(normal|italic)\\.woff$`).exec(name) ?? [];
        return weight ? [variantName({ weight: Number(weight), style: style === "italic" ? "italic" : "normal" })] : [];
      });
      expect({ family, variants: variants.sort(byWeight) }).toEqual({ family, variants: packagedVariants(family) });
      const ranges: unknown = JSON.parse(readFileSync(folderOf(slug, "unicode.json"), "utf8"));
      expect(ranges).toMatchObject(FONT_SUBSETS);
      const about: unknown = JSON.parse(readFileSync(folderOf(slug, "metadata.json"), "utf8"));
      expect(about).toMatchObject({ family, category: packagedCategory(family) });
    }
  });

  test("are the same as those for functions that draw", async () => {
    const [latin, further] = (await fontFaces({ family: "Playfair Display", variant: "900italic" })) ?? [];
    const [first, second] = fontFileUrls({ family: "Playfair Display", variant: "900italic" }) ?? [];
    const answers = await Promise.all([first, second].map((file) => send({ path: file?.url ?? "" })));
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "font/woff",
        "cache-control": "public, max-age=31536000, immutable",
        "cross-origin-resource-policy": "same-origin",
      });
    }
    expect(answers.map(({ bytes }) => bytes)).toEqual([latin, further].map((face) => Buffer.from(face?.data ?? [])));
    expect([latin?.unicodeRange, further?.unicodeRange]).toEqual([first?.unicodeRange, second?.unicodeRange]);
  });

  test.each([
    "/fonts/file/Inter/regular-cyrillic.woff",
    "/fonts/file/Inter/regular-constructor.woff",
    "/fonts/file/Inter/450-latin.woff",
    "/fonts/file/Oswald/italic-latin.woff",
    "/fonts/file/Lato/500-latin.woff",
    "/fonts/file/Inter/regular-latin.woff2",
    "/fonts/file/..%2F..%2Fupload/regular-latin.woff",
    "/fonts/file/Nirgends/regular-latin.woff",
  ])("%s is none", async (path) => {
    expect(await send({ path })).toMatchObject({ status: 404, errors: [{ code: "font.missing" }] });
  });
});

describe("other typefaces", () => {
  beforeAll(() => choose({ fontFamily: "Pacifico", headingFontFamily: "Lobster" }));

  test("that the settings do not name are never asked for outside", async () => {
    const asked = google(() => new Response(RULES));
    expect(await send({ path: "/fonts/google/Anton/style-regular.embed.css" })).toMatchObject({
      ...{ status: 404, errors: [{ code: "font.missing" }] },
    });
    expect(asked).toEqual([]);
  });

  test("that Google does not have are asked for once in a while", async () => {
    const asked = google(() => new Response("no", { status: 400 }));
    for (const _ of [1, 2])
      expect((await send({ path: "/fonts/google/Pacifico/style-900.embed.css" })).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  test("are fetched from Google once and then from the bucket, with only the needed letters", async () => {
    const asked = google((url) => (url.includes("css2") ? new Response(RULES) : new Response(FACE)));
    const [first, second] = await Promise.all([
      send({ path: "/fonts/google/Pacifico/style-regular.embed.css" }),
      send({ path: "/fonts/google/Pacifico/style-regular.embed.css" }),
    ]);
    expect(first.status).toBe(200);
    expect(first.bytes.toString()).toBe(
      `@font-face{font-family:"Pacifico";font-style:normal;font-weight:400;font-display:swap;src:url(data:font/woff2;base64,${FACE.toString("base64")}) format("woff2");unicode-range:U+0000-00FF, U+0131}\n`,
    );
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(asked).toEqual([
      "https://fonts.googleapis.com/css2?family=Pacifico:wght@400&display=swap",
      "https://fonts.gstatic.com/s/x/l.woff2",
    ]);
    expect(bucket.objects.get("font/google/pacifico/style-regular.embed.css")?.body.equals(first.bytes)).toBe(true);
  });

  test("accept no font file from another host", async () => {
    google((url) =>
      url.includes("css2")
        ? new Response(RULES.replaceAll("https://fonts.gstatic.com/", "https://evil.example/"))
        : new Response(FACE),
    );
    expect((await send({ path: "/fonts/google/Lobster/style-regular.embed.css" })).status).toBe(404);
  });

  test.each([
    ["Google does not know", () => new Response("no", { status: 400 })],
    ["cannot be had without the net", () => Promise.reject(new TypeError("fetch failed"))],
  ])("that %s are missing, in German", async (_, answer) => {
    google(answer);
    await choose({ fontFamily: "Nirgends" });
    const { status, errors, headers } = await send({ path: "/fonts/google/Nirgends/style-regular.embed.css" });
    expect({ status, errors }).toEqual({
      status: 404,
      errors: [{ code: "font.missing", message: "Diese Schriftart gibt es nicht." }],
    });
    expect(headers["cache-control"]).toBe("public, max-age=300");
  });
});

test.each([
  "/fonts/",
  "/fonts/google/Inter/style-bold.embed.css",
  "/fonts/google/Inter/style-450.embed.css",
  "/fonts/google/Oswald/style-italic.embed.css",
  "/fonts/google/Inter/style-regular.css",
  "/fonts/google/..%2F..%2Fetc/style-regular.embed.css",
  "/fonts/google/%22%7D*%7B/style-regular.embed.css",
  "/fonts/google/%E0%A4%A/style-regular.embed.css",
  "/fonts/google/constructor/style-regular.embed.css",
  `/fonts/google/${"a".repeat(300)}/style-regular.embed.css`,
])("%s is none", async (path) => {
  google(() => new Response("no", { status: 400 }));
  expect((await send({ path })).status).toBe(404);
});
