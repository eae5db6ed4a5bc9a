import { gzipSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { AppError } from "../../../../platform/errors";
import { DrawingTooHard, drawSvg } from "../../drawing";
import { acceptPicture } from "../index";

// The renderer has tests of its own; these tests are about the text that is kept.
vi.mock("../../drawing", async (original) => ({
  ...(await original<typeof import("../../drawing")>()),
  drawSvg: vi.fn(() => Promise.resolve(Buffer.from("pixels"))),
}));

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const RECT = '<rect width="10" height="10"/>';
const svg = (content: string, attributes = 'viewBox="0 0 10 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${XLINK} ${attributes}>${content}</svg>`;

async function accepted(text: string | Uint8Array): Promise<{ text: string; width: number; height: number }> {
  const { extension, body, width, height } = await acceptPicture({ file: Buffer.from(text as string) });
  expect(extension).toBe("svg");
  return { text: Buffer.from(body).toString(), width, height };
}
async function refused(text: string | Uint8Array): Promise<string> {
  const error: unknown = await acceptPicture({ file: Buffer.from(text as string) }).catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error("not refused");
  expect(error.details[0]?.field).toBe("data");
  return error.code;
}

const FORBIDDEN =
  /script|[\s"'/]on\w+\s*=|foreignObject|iframe|<style|@import|animate|<set|<a[\s>]|https?:|\/\/|file:|text\/html|svg\+xml|ENTITY|DOCTYPE|handler|embed|<object|evil/i;
const dangers = (text: string): string | undefined =>
  FORBIDDEN.exec(text.replace(/ xmlns(?::xlink)?="[^"]*"/g, "").replace(/base64,[^"]*/g, ""))?.[0];

const JS = "javascript:alert(1)";
const DATA_SVG = `data:image/svg+xml;base64,${Buffer.from(svg("<script>1</script>")).toString("base64")}`;
const ATTACKS = [
  "<script>alert(1)</script>",
  "<script><![CDATA[alert(1)]]></script>",
  '<script href="https://evil.test/a.js"/>',
  '<script xlink:href="data:text/javascript,alert(1)"/>',
  "<SCRIPT>alert(1)</SCRIPT>",
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  '<g xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></g>',
  '<rect onclick="alert(1)" width="1" height="1"/>',
  '<rect ONLOAD="alert(1)" width="1" height="1"/>',
  '<rect onmouseover\n=\n"alert(1)" width="1" height="1"/>',
  '<image href="x" onerror="alert(1)"/>',
  '<g onbegin="alert(1)" onfocusin="alert(1)" onactivate="alert(1)"/>',
  '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.test"/></foreignObject>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)">evil</body></foreignObject>',
  '<switch><foreignObject><b xmlns="http://www.w3.org/1999/xhtml">evil</b></foreignObject></switch>',
  '<iframe src="https://evil.test"/>',
  '<embed src="https://evil.test"/>',
  '<object data="https://evil.test"/>',
  `<a href="${JS}"><rect width="1" height="1"/></a>`,
  `<a xlink:href="java&#x73;cript:alert(1)"><rect width="1" height="1"/></a>`,
  `<a href="java&#10;script:alert(1)"><text>1</text></a>`,
  `<a href="&#1;${JS}"><text>1</text></a>`,
  '<image href="https://evil.test/a.png" width="1" height="1"/>',
  '<image xlink:href="//evil.test/a.png" width="1" height="1"/>',
  '<image href="file:///etc/passwd" width="1" height="1"/>',
  '<image href="../evil.png" width="1" height="1"/>',
  `<image href="${DATA_SVG}" width="1" height="1"/>`,
  '<image href="data:text/html;base64,PHNjcmlwdD4=" width="1" height="1"/>',
  `<image href="${JS}" width="1" height="1"/>`,
  '<use href="https://evil.test/a.svg#a"/>',
  `<use xlink:href="${DATA_SVG}#a"/>`,
  '<use href="evil.svg#a"/>',
  `<use href="${JS}"/>`,
  '<feImage href="https://evil.test/a.png"/>',
  '<filter id="f"><feImage xlink:href="https://evil.test/a.svg"/></filter>',
  '<style>@import url("https://evil.test/a.css");</style>',
  "<style>@import 'https://evil.test/a.css'; rect { fill: red }</style>",
  '<style>@font-face { font-family: a; src: url("https://evil.test/a.woff") }</style>',
  '<style>rect { fill: url("https://evil.test/a.svg#a") }</style>',
  "<style>rect { fill: u\\72l(https://evil.test/a.svg#a) }</style>",
  '<rect style="fill: url(https://evil.test/a.svg#a)" width="1" height="1"/>',
  '<rect style="background: url(javascript:alert(1))" width="1" height="1"/>',
  '<rect fill="url(https://evil.test/a.svg#a)" width="1" height="1"/>',
  '<rect fill="URL(//evil.test/a#a)" width="1" height="1"/>',
  '<rect filter="url(#a) url(https://evil.test/a.svg#b)" width="1" height="1"/>',
  '<rect mask="u\\72l(https://evil.test/a#a)" width="1" height="1"/>',
  '<rect fill="image-set(\'https://evil.test/a.png\' 1x)" width="1" height="1"/>',
  `<use href="#a"><animate attributeName="href" values="${JS}"/></use>`,
  `<a><set attributeName="xlink:href" to="${JS}"/><text>1</text></a>`,
  '<animateTransform attributeName="transform" onbegin="alert(1)"/>',
  '<animateMotion path="M0 0" onend="alert(1)"/>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<metadata><x xmlns="http://evil.test">evil</x></metadata>',
  '<audio src="https://evil.test/a.mp3"/><video><source src="https://evil.test/a.mp4"/></video>',
  '<font><font-face-uri href="https://evil.test/a"/></font>',
  '<color-profile xlink:href="https://evil.test/a.icc"/>',
  '<cursor href="https://evil.test/a.cur"/>',
  '<rect cursor="url(https://evil.test/a.cur)" width="1" height="1"/>',
  '<rect xml:base="https://evil.test/" width="1" height="1"/>',
  '<g xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load"/>',
  '<?xml-stylesheet href="https://evil.test/a.css"?>',
  "<!-- evil --><!--><script>alert(1)</script>-->",
  "<text><![CDATA[<script>alert(1)</script>]]></text>".replace("script>alert(1)</script", "b>1</b"),
  '<title><style><img src=x onerror="alert(1)"/></style></title>',
  "<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>",
];

/** Attacks that are no well-formed drawing at all. All others are taken without what is dangerous. */
const refusedAttacks = new Set<string>();

describe("an attack", () => {
  it.each(ATTACKS)("leaves nothing behind: %s", async (attack) => {
    const text = await accepted(svg(`${attack}${RECT}`)).then(
      (one) => one.text,
      (error: unknown) => {
        refusedAttacks.add(attack);
        expect(error).toMatchObject({ kind: "input", details: [{ field: "data" }] });
        return "";
      },
    );
    expect(dangers(text.replace(/&lt;\/?\w+[^<]*&gt;/g, ""))).toBeUndefined();
  });

  it("seldom makes a drawing unreadable", () => {
    expect([...refusedAttacks].length).toBeLessThan(5);
  });

  it.each([
    ["entities", '<!DOCTYPE svg [<!ENTITY a "b">]>', "drawing_with_entities"],
    ["entities of a file", '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>', "drawing_with_entities"],
    [
      "entities of parameters",
      '<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://evil.test"> %a;]>',
      "drawing_with_entities",
    ],
  ])("by %s is refused", async (_, head, code) => {
    expect(await refused(`${head}${svg(RECT)}`)).toMatch(code);
  });

  it("by parts that contain each other, or many of each other, is refused", async () => {
    const uses = (id: string): string => `<use href="#${id}"/>`.repeat(10);
    const levels = Array.from({ length: 8 }, (_, at) => `<g id="l${at + 1}">${uses(`l${at}`)}</g>`).join("");
    expect(await refused(svg(`<g id="l0">${RECT}</g>${levels}`))).toBe("image.drawing_too_large");
    expect(await refused(svg(`<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`))).toMatch("too_large");
  });

  it("by size, depth, elements, attributes or selectors is refused before it is read", async () => {
    const attributes = Array.from({ length: 300 }, (_, index) => `a${index}="1"`).join(" ");
    const rules = Array.from({ length: 100 }, (_, index) => `.a${index}{fill:red}`).join("");
    for (const text of [
      svg(`<text>${"a".repeat(2_000_001)}</text>`),
      svg(RECT.repeat(20_001)),
      svg(`${"<g>".repeat(5000)}${RECT}${"</g>".repeat(5000)}`),
      svg(`<style>g g g g g g g g rect { fill: red }</style>${RECT}`),
      svg(`<style>${".a{fill:red}".repeat(2000)}</style>${RECT}`),
      svg(`<style>${rules}</style>${RECT.repeat(6000)}`),
      svg(`<rect ${attributes}/>`),
    ])
      expect(await refused(text)).toBe("image.drawing_too_large");
  });

  it("by what takes long to draw is refused, whatever it is", async () => {
    vi.mocked(drawSvg).mockRejectedValueOnce(new DrawingTooHard());
    expect(await refused(svg(RECT))).toBe("image.drawing_too_large");
  });

  it("by filters leaves none", async () => {
    const blurs = "<feGaussianBlur stdDeviation='300'/>".repeat(40);
    const { text } = await accepted(svg(`<filter id="f">${blurs}</filter><g filter="url(#f)">${RECT}</g>`));
    expect(text).not.toMatch(/filter|feGaussianBlur/);
    expect(text).toContain("<rect");
  });

  it("by pictures in it with many pixels is refused by their headers, and what is no picture is left out", async () => {
    const small = await sharp(Buffer.from(svg(RECT)))
      .resize(10, 10)
      .png()
      .toBuffer();
    const image = (file: Buffer): string => `<image href="data:image/png;base64,${file.toString("base64")}"/>`;
    const large = Buffer.from(small);
    large.writeUInt32BE(20_000, 16);
    large.writeUInt32BE(1500, 20);
    expect((await accepted(svg(`${RECT}${image(large)}`))).text).toContain("data:image/png");
    expect(await refused(svg(`${RECT}${image(large)}${image(large)}`))).toBe("image.too_many_pixels");
    expect((await accepted(svg(`${RECT}${image(Buffer.from("GIF8"))}`))).text).not.toContain("data:");
  });

  it("by packing is refused", async () => {
    expect(await refused(gzipSync(svg(RECT)))).toBe("image.drawing_compressed");
  });
});

describe("a drawing", () => {
  it("looks as before, though its style sheet became attributes", async () => {
    const drawing = svg(
      "<style>.a{fill:#f00}.b,#c{fill:blue;stroke:#0f0;stroke-width:2}</style><defs><linearGradient id='g'>" +
        '<stop offset="0" style="stop-color:#fff"/><stop offset="1" stop-color="#000"/></linearGradient></defs>' +
        '<rect class="a" width="4" height="10"/><circle id="c" cx="7" cy="3" r="2"/>' +
        '<path class="b" fill="red" d="M4 6h6v4h-6z"/><rect y="8" width="4" height="2" fill="url(#g)"/>' +
        '<g id="s"><rect width="1" height="1"/></g><use xlink:href="#s" x="2"/>',
    );
    const { text } = await accepted(drawing);
    expect(text).not.toMatch(/<style|class=/);
    const drawn = (body: string): Promise<Buffer> => sharp(Buffer.from(body)).resize(100, 100).raw().toBuffer();
    expect((await drawn(text)).equals(await drawn(drawing))).toBe(true);
  });

  it.each([
    ['viewBox="0 0 24 12"', 24, 12],
    ['width="100%" height="100%" viewBox="-5,-5,10,20"', 10, 20],
    ['width="200" height="100px"', 200, 100],
    ['width="10mm" viewBox="0 0 1 2"', 38, 76],
    ["", 300, 150],
  ])("says its size: %s", async (attributes, width, height) => {
    const { text, ...size } = await accepted(svg(RECT, attributes));
    expect(size).toEqual({ width, height });
    expect(text).toMatch(new RegExp(`^<svg[^>]* width="${width}"`));
    expect(text).toMatch(/^<svg[^>]* viewBox="/);
    expect(await sharp(Buffer.from(text)).metadata()).toMatchObject({ format: "svg" });
  });

  it("may be written in UTF-8 and in UTF-16 with a mark of its byte order", async () => {
    const text = svg('<text y="9">Käse</text>');
    const little = Buffer.from(`\uFEFF${text}`, "utf16le");
    for (const file of [text, `\uFEFF<?xml version="1.0"?>\n${text}`, little, Buffer.from(little).swap16()])
      expect((await accepted(file)).text).toContain("Käse");
  });

  it("may be written with a prefix", async () => {
    const { text } = await accepted(
      '<?xml version="1.0"?><s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:g><s:rect width="9" height="9"/></s:g></s:svg>',
    );
    expect(text).toMatch(
      /^<svg xmlns="[^"]*"[^>]*><g><rect [^>]*><\/rect><\/g><\/svg>$|^<svg[^>]*><g><rect[^>]*\/><\/g><\/svg>$/,
    );
    expect(dangers(text)).toBeUndefined();
  });

  it("may contain pictures", async () => {
    const picture = `data:image/png;base64,${(
      await sharp(Buffer.from(svg(RECT)))
        .png()
        .toBuffer()
    ).toString("base64")}`;
    expect((await accepted(svg(`<image href="${picture}" width="5" height="5"/>`))).text).toContain(picture);
  });

  it.each(["", "<defs><g/></defs>", "<g/>", "<title>Nur Text</title>", "<script>1</script>"])(
    "that shows nothing is refused: %s",
    async (content) => {
      expect(await refused(svg(content))).toBe("image.drawing_empty");
    },
  );

  it.each(["<svg", "<svg>", "<svg><", "<html/>", svg(RECT).slice(0, -4), "\uFFFE<svg/>"])(
    "that is cut off, or is none, is refused: %s",
    async (text) => {
      expect(await refused(text)).toMatch(/^image\./);
    },
  );

  it("never fails but by the refusal, and stays as it is when it is taken again", async () => {
    const part = fc.constantFrom(...ATTACKS, RECT, "<g>", "</g>", "<svg", "]]>", "&", "<!--", '"', "<style>", "\u0000");
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        const result = await acceptPicture({ file: Buffer.from(svg(parts.join(""))) }).catch((error: unknown) => error);
        if (result instanceof Error) {
          expect(result).toMatchObject({ kind: "input", details: [{ field: "data" }] });
          return;
        }
        const { body } = result as { body: Uint8Array };
        const { text } = await accepted(body);
        expect(text).toBe(Buffer.from(body).toString());
        expect(/<script|<style|\son\w+=|<foreignObject/.exec(text)).toBeNull();
      }),
      { numRuns: 300 },
    );
  }, 30_000);
});
