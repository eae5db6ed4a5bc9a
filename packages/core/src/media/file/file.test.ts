import { marshall } from "@aws-sdk/util-dynamodb";
import { UPLOAD_LIMIT } from "@tresen/contract/media/upload-types";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBucket } from "../../../test/bucket";
import { refusal } from "../../../test/refusal";
import { NOW } from "../../../test/shop";
import { batchRead } from "../../platform/db";
import { uploadOf, uploadRowKey } from "../upload";
import { safeName } from "./name";
import type { StreamRecord } from "../../platform/event";
import { createUpload } from ".";
import { removeExpiredFile, uploadChangeOf } from "./remove";

const DAY = 86_400_000;
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = "<!doctype html><script>alert(1)</script>";

let bucket: Awaited<ReturnType<typeof startBucket>>;
/** The files whose record was there when they came. */
const recorded = new Set<string>();
beforeAll(async () => {
  bucket = await startBucket({
    onWrite: async (key) => {
      const rowKey = uploadRowKey(key.split("/").at(-1)?.split("-")[0] ?? "");
      if (uploadOf({ item: (await batchRead([rowKey]))(rowKey), now: NOW })) recorded.add(key);
    },
  });
});
afterAll(() => bucket.stop());

const dataUrl = (body: Buffer | string, type = "application/octet-stream"): string =>
  `data:${type};base64,${Buffer.from(body).toString("base64")}`;
let sender = 0;
/** Each from an address of its own, so that the limit stays out of the way. */
function send(data: string, name?: string) {
  sender += 1;
  return createUpload({ input: { data, name }, ip: `198.51.100.${sender}`, now: NOW });
}

describe("createUpload", () => {
  test("stores the file under a secret address, and its record for two days", async () => {
    const file = await send(dataUrl(PNG, "image/png"), "Kratzer am Rahmen.PNG");
    expect(file).toMatchObject({
      version: 1,
      extension: "png",
      mimeType: "image/png",
      name: "Kratzer am Rahmen.png",
      size: PNG.byteLength,
    });
    expect(file.publicHash).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(bucket.objects.get(`upload/${file.publicHash}/${file.id}-1.png`)).toMatchObject({
      body: PNG,
      type: "image/png",
    });
    const row = async (now: number) =>
      uploadOf({ item: (await batchRead([uploadRowKey(file.id)]))(uploadRowKey(file.id)), now });
    expect(await row(NOW + 2 * DAY - 1000)).toMatchObject({ id: file.id, publicHash: file.publicHash });
    expect(await row(NOW + 2 * DAY + 1000)).toBeNull();
  });

  test("writes the record before the file, so that no file is stored without a record", async () => {
    const file = await send(dataUrl(PNG, "image/png"));
    expect(recorded).toContain(`upload/${file.publicHash}/${file.id}-1.png`);
  });

  test.each([
    ["a picture that claims to be a page", PNG, "text/html", "x.html", "png", "x.png"],
    ["a document", PDF, "image/png", "rechnung.pdf", "pdf", "rechnung.pdf"],
    ["a document without a type", PDF, "", "", "pdf", "Datei.pdf"],
    ["text", "Grüße aus <3 Graz", "text/plain", "notiz.txt", "txt", "notiz.txt"],
    ["text with a charset", "a < b && b > c", "text/plain;charset=utf-8", "n.txt", "txt", "n.txt"],
    // Served as the picture that it begins as, it is a picture and nothing else.
    [
      "a picture with a page behind it",
      Buffer.concat([PNG, Buffer.from(HTML)]),
      "image/png",
      "beides.png.html",
      "png",
      "beides.png.png",
    ],
  ])("recognises the type of %s", async (_, body, type, name, extension, called) => {
    expect(await send(dataUrl(body, type), name)).toMatchObject({ extension, name: called });
  });

  test.each([
    ["a vector picture", SVG, "image/png"],
    ["a vector picture as text", SVG, "text/plain"],
    ["a page", HTML, "text/plain"],
    ["a page behind a byte order mark", `\uFEFF  ${HTML}`, "text/plain"],
    ["a page after much text", `${"a".repeat(70_000)}<iframe src=x>`, "text/plain"],
    ["text that does not say so", "hallo", "image/png"],
    ["a program", Buffer.from("4d5a90000300000004000000ffff0000", "hex"), "application/pdf"],
    ["an archive", Buffer.from("504b0506000000000000000000000000000000000000", "hex"), "application/zip"],
    [
      "half an archive",
      Buffer.from("504b030414000600080000002100", "hex"),
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
    ["a script", "#!/bin/sh\nrm -rf /\u0000", "text/plain"],
    ["two bytes", Buffer.from([0xff, 0xd8]), "image/jpeg"],
  ])("refuses %s", async (_, body, type) => {
    expect(await refusal(send(dataUrl(body, type), "bild.png"))).toMatchObject({
      code: "upload.type_unknown",
      kind: "input",
      details: [{ field: "data" }],
    });
  });

  test.each([
    ["a signature alone", PNG.subarray(0, 12)],
    ["a picture cut off", PNG.subarray(0, 60)],
    [
      "more pixels than any preview is made of",
      Buffer.concat([PNG.subarray(0, 16), Buffer.from("00002ee000002ee0", "hex"), PNG.subarray(24)]),
    ],
  ])("refuses %s by the file's name", async (_, body) => {
    const message =
      "Die Datei „Foto.png“ konnte nicht verarbeitet werden. Möglicherweise ist sie zu groß oder ihr " +
      "Typ ist unbekannt.";
    expect(await refusal(send(dataUrl(body, "image/png"), "Foto.png"))).toMatchObject({
      code: "upload.unprocessable",
      kind: "input",
      message,
      details: [{ field: "data", message }],
    });
  });

  test.each([
    ["nothing", "", "upload.malformed"],
    ["no data URL", "iVBORw0KGgo=", "upload.malformed"],
    ["a data URL without base64", "data:text/plain,hallo", "upload.malformed"],
    ["zero bytes", "data:image/png;base64,", "upload.empty"],
    ["wrong characters", "data:image/png;base64,iVBO Rw0K", "upload.malformed"],
    ["characters of the other alphabet", "data:image/png;base64,iVB-_w0K", "upload.malformed"],
    ["a cut end", "data:image/png;base64,iVBOR", "upload.malformed"],
    ["padding alone", "data:image/png;base64,==", "upload.malformed"],
  ])("refuses %s", async (_, data, code) => {
    expect(await refusal(send(data))).toMatchObject({ code, kind: "input" });
  });

  test("refuses a file that is too large for a Lambda", async () => {
    const body = Buffer.concat([PNG, Buffer.alloc(UPLOAD_LIMIT)]);
    expect(await refusal(send(dataUrl(body, "image/png")))).toMatchObject({
      code: "upload.too_large",
      kind: "tooLarge",
    });
  });

  test("every input is accepted or refused, and never an internal error", async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .constantFrom(PNG, PDF)
        .chain((start) => fc.uint8Array({ maxLength: 60 }).map((rest) => Buffer.concat([start.subarray(0, 20), rest]))),
    );
    await fc.assert(
      fc.asyncProperty(
        bytes,
        fc.string({ unit: "binary", maxLength: 60 }),
        fc.constantFrom("text/plain", "image/png", ""),
        async (body, name, type) => {
          const outcome = await send(dataUrl(Buffer.from(body), type), name).catch((error: unknown) => error);
          expect(outcome instanceof Error ? (outcome as Error & { kind?: string }).kind : "taken").toMatch(
            /^(?:input|taken)$/,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test("each network address has a limit", async () => {
    const again = () => createUpload({ input: { data: "x" }, ip: "192.0.2.99", now: NOW });
    for (let index = 0; index < 60; index += 1) await refusal(again());
    expect(await refusal(again())).toMatchObject({ code: "upload.throttled", kind: "limit" });
  });
});

describe("names", () => {
  test.each([
    ["../../etc/passwd", "passwd.png"],
    ["C:\\Bilder\\Foto.JPG", "Foto.png"],
    ["<img src=x onerror=alert(1)>.png", "img src=x onerror=alert(1).png"],
    ["gpj.\u202Eexe", "gpj.png"],
    ["Zwetschkenknödel 🥟.jpeg", "Zwetschkenknödel 🥟.png"],
    ["....", "Datei.png"],
    ["a\r\nSet-Cookie: x.png", "aSet-Cookie x.png"],
    [null, "Datei.png"],
  ])("%j becomes %j", (name, expected) => {
    expect(safeName({ name, extension: "png" })).toBe(expected);
  });

  test("are short, on one line, without folders or markup, and end with the file's extension", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
        const safe = safeName({ name, extension: "pdf" });
        expect([...safe].length).toBeLessThanOrEqual(120);
        expect(safe).toMatch(/^[^/\\<>:"|?*\p{Cc}]+\.pdf$/u);
        expect(safe.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe("removeLeftFile", () => {
  test("removes the file with its record, and nothing after any other change", async () => {
    const file = await send(dataUrl(PNG, "image/png"));
    const key = `upload/${file.publicHash}/${file.id}-1.png`;
    const Keys = { pk: { S: `upload#${file.id}` }, sk: { S: "upload" } };
    const image = marshall({ ...file, pk: Keys.pk.S, sk: Keys.sk.S, __edb_e__: "upload", __edb_v__: "1" });
    const react = async (dynamodb: StreamRecord["dynamodb"]): Promise<void> => {
      const change = uploadChangeOf({ dynamodb });
      if (change) await removeExpiredFile(change);
    };
    await react({ Keys, OldImage: image, NewImage: image });
    await react({ Keys: { pk: { S: "resource#images" }, sk: { S: "upload" } }, OldImage: image });
    expect(bucket.objects.has(key)).toBe(true);
    await react({ Keys, OldImage: image });
    await react({ Keys, OldImage: image });
    expect(bucket.objects.has(key)).toBe(false);
  });
});
