import fc from "fast-check";
import { expect, test } from "vitest";
import { detectType } from "./detect";

/** An archive of these files, stored as they are. */
function zip(files: Record<string, string>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    local.push(head, Buffer.from(name + content));
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...directory, end]);
}

const types = { "[Content_Types].xml": "<Types/>" };
const box = (brand: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(16)]);
const detect = (body: Buffer | string, isText = false) => detectType({ body: Buffer.from(body), isText });

test.each([
  ["jpg", Buffer.from("ffd8ffe000104a46", "hex")],
  ["png", Buffer.from("89504e470d0a1a0a0000", "hex")],
  ["gif", Buffer.from("GIF89a....")],
  ["webp", Buffer.from("RIFF\u0010\u0000\u0000\u0000WEBPVP8 ")],
  ["pdf", Buffer.from("%PDF-1.7\n")],
  ["heic", box("heic")],
  ["mp4", box("isom")],
  ["m4a", box("M4A ")],
  ["mov", box("qt  ")],
  ["webm", Buffer.concat([Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d", "hex")])],
  ["mp3", Buffer.from("ID3\u0004\u0000\u0000")],
  ["mp3", Buffer.from("fffb9064000f", "hex")],
  ["docx", zip({ ...types, "word/document.xml": "<w/>" })],
  ["xlsx", zip({ ...types, "xl/workbook.xml": "<w/>", "xl/printerSettings/printerSettings1.bin": "x" })],
  ["odt", zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<o/>" })],
  ["ods", zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<o/>" })],
])("%s is known by its content", (extension, body) => {
  expect(detect(body)).toBe(extension);
  expect(detect(body, true)).toBe(extension);
});

test.each([
  ["nothing", ""],
  ["a plain archive", zip({ "a.txt": "a" })],
  ["a document with macros", zip({ ...types, "word/document.xml": "<w/>", "word/vbaProject.bin": "x" })],
  ["a program in an archive", zip({ ...types, "word/document.xml": "<w/>", "Main.class": "x" })],
  ["another open document", zip({ mimetype: "application/vnd.oasis.opendocument.graphics" })],
  [
    "a document whose directory leads astray",
    Buffer.concat([zip({ ...types, "word/document.xml": "" }).subarray(0, -6), Buffer.from("ffffffff0000", "hex")]),
  ],
  ["AVIF", box("avif")],
  ["Matroska", Buffer.from("1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61", "hex")],
  ["UTF-16", Buffer.from("fffe3c003e00", "hex")],
])("%s is not taken", (_, body) => {
  expect(detect(body)).toBeNull();
  expect(detect(body, true)).toBe(body === "" ? "txt" : null);
});

test("no bytes are a fault", () => {
  const starts = [
    Buffer.alloc(0),
    Buffer.from("PK\u0003\u0004"),
    zip({ ...types, "word/document.xml": "" }),
    box("heic"),
    Buffer.from("\u001AE", "latin1"),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.nat(60),
      fc.uint8Array({ maxLength: 80 }),
      fc.boolean(),
      (start, cut, rest, isText) => {
        const found = detectType({ body: Buffer.concat([start.subarray(0, cut), rest]), isText });
        expect(found === null || /^[a-z0-9]{3,4}$/.test(found)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
