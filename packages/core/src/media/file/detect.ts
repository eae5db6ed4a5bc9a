import type { UploadExtension } from "@tresen/contract/media/upload-types";
import { zipEntries } from "./zip";

const BRANDS: Record<string, UploadExtension> = {
  ...Object.fromEntries(
    ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].map((brand) => [brand, "heic" as const]),
  ),
  ...Object.fromEntries(
    ["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "dash", "MSNV", "M4V ", "M4VP"].map((brand) => [
      brand,
      "mp4" as const,
    ]),
  ),
  "M4A ": "m4a",
  "M4B ": "m4a",
  "qt  ": "mov",
};
const OFFICE: Record<string, UploadExtension> = { "word/document.xml": "docx", "xl/workbook.xml": "xlsx" };
const OPEN_DOCUMENT: Record<string, UploadExtension> = {
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
};

/** A tag, a comment, a declaration or a processing instruction: a program might interpret such text as a page. */
const MARKUP = /<[!?/a-z]/i;
/** Control characters that no text file contains. */
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F]/;

/**
 * The type of a file by its content, regardless of its name and declared type; null when it is not accepted. Only the
 * accepted types are checked: a detector for all types would be a fifth of the function's code. Text has no signature:
 * it is accepted if it is declared as text and contains nothing executable.
 */
export function detectType({ body, isText }: { body: Uint8Array; isText: boolean }): UploadExtension | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const latin = (from: number, to: number): string => bytes.toString("latin1", from, to);
  if (latin(0, 3) === "\u00FF\u00D8\u00FF" && bytes.length > 3) return "jpg";
  if (latin(0, 8) === "\u0089PNG\r\n\u001A\n") return "png";
  if (/^GIF8[79]a/.test(latin(0, 6))) return "gif";
  if (latin(0, 4) === "RIFF" && latin(8, 12) === "WEBP") return "webp";
  if (latin(0, 5) === "%PDF-") return "pdf";
  if (latin(4, 8) === "ftyp") return BRANDS[latin(8, 12)] ?? null;
  if (latin(0, 4) === "\u001AE\u00DF\u00A3") return latin(0, 64).includes("webm") ? "webm" : null;
  if (latin(0, 4) === "PK\u0003\u0004") return documentType(bytes);
  if (latin(0, 3) === "ID3" || isAudioFrame(bytes)) return "mp3";
  return isText && isPlainText(body) ? "txt" : null;
}

/** Office documents are ZIP archives with certain files. Documents with macros are not accepted. */
function documentType(bytes: Buffer): UploadExtension | null {
  const entries = zipEntries(bytes);
  if (
    entries.some(
      (name) => /vbaProject|\.(?:bin|class|dex|exe|js)$/i.test(name) && !/printerSettings\d*\.bin$/.test(name),
    )
  )
    return null;
  const [, mimeType] =
    /^mimetype(application\/vnd\.oasis\.opendocument\.[a-z]+)/.exec(
      bytes.toString("latin1", 30, 120).replace("PK", "\n"),
    ) ?? [];
  if (mimeType) return OPEN_DOCUMENT[mimeType] ?? null;
  if (!entries.includes("[Content_Types].xml")) return null;
  const main = entries.find((name) => Object.hasOwn(OFFICE, name));
  return main ? (OFFICE[main] ?? null) : null;
}

/** The start of a frame of MPEG audio, layer III. */
function isAudioFrame(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2;
}

function isPlainText(body: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return !CONTROL.test(text) && !MARKUP.test(text);
  } catch {
    return false;
  }
}
