import { UPPER_LETTERS } from "./code-pages.texts";

/** CP858 is CP850 with the euro sign at this place. */
const EURO = 0xd5;

export type CodePage = keyof typeof UPPER_LETTERS | "cp858" | "windows-1252" | "iso-8859-15";

/** The text of bytes in a code page of a printer. */
export function decodeText(bytes: Uint8Array, page: CodePage): string {
  if (page === "windows-1252" || page === "iso-8859-15") return new TextDecoder(page).decode(bytes);
  const upper = [...UPPER_LETTERS[page === "cp858" ? "cp850" : page]];
  return [...bytes]
    .map((byte) => {
      if (page === "cp858" && byte === EURO) return "€";
      return byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? "\ufffd");
    })
    .join("");
}
