/**
 * The GSM-7 alphabet of SMS (GSM 03.38). A single character outside of it makes the whole message use UCS-2, with 70
 * characters per part instead of 160.
 */
const BASIC = new Set([
  ..."@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ",
  ..." !\"#¤%&'()*+,-./0123456789:;<=>?",
  ..."¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§",
  ..."¿abcdefghijklmnopqrstuvwxyzäöñüà",
]);
/** Each takes two septets: an escape and the character. */
const EXTENDED = new Set("\f^{}\\[~]|€");

export const SINGLE_PART = 160;
/** In a message of several parts, each part uses seven septets for its number. */
const PART = 153;

/** Common characters that people type or phones insert, with a replacement from the alphabet. */
const SUBSTITUTES: Record<string, string> = {
  "‘": "'",
  "’": "'",
  "‚": "'",
  "‛": "'",
  "′": "'",
  "`": "'",
  "´": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "‟": '"',
  "«": '"',
  "»": '"',
  "‹": "'",
  "›": "'",
  "″": '"',
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "−": "-",
  "…": "...",
  "•": "-",
  "·": "-",
  "×": "x",
  "÷": "/",
  ẞ: "SS",
  œ: "oe",
  Œ: "OE",
  ð: "d",
  þ: "th",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ı: "i",
  ŋ: "n",
  ħ: "h",
  "™": "TM",
  "©": "(c)",
  "®": "(R)",
  "°": " Grad",
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  ç: "c",
};

/**
 * The text within the alphabet, on one line. Quotes, dashes and accents are replaced by plain characters; characters
 * without a replacement (emoji, other scripts) are removed.
 */
export function toGsm7(text: string): string {
  const written = [...text.normalize("NFC")].map((character) => {
    if (/\s/u.test(character)) return " ";
    if (isGsm7(character)) return character;
    const substitute = SUBSTITUTES[character] ?? character.normalize("NFKD").replace(/\p{M}/gu, "");
    return [...substitute].filter((letter) => isGsm7(letter)).join("");
  });
  return written.join("").replace(/ {2,}/g, " ").trim();
}

export function isGsm7(text: string): boolean {
  return [...text].every((character) => BASIC.has(character) || EXTENDED.has(character));
}

/** The number of septets of a text within the alphabet. @throws RangeError for a character outside of it. */
export function septets(text: string): number {
  let count = 0;
  for (const character of text) {
    if (EXTENDED.has(character)) count += 2;
    else if (BASIC.has(character)) count += 1;
    else throw new RangeError("A character outside of the GSM 7-bit alphabet");
  }
  return count;
}

/** The number of parts in which the text is sent and billed. An escape and its character stay in the same part. */
export function smsParts(text: string): number {
  if (septets(text) <= SINGLE_PART) return 1;
  let parts = 1;
  let used = 0;
  for (const character of text) {
    const size = septets(character);
    if (used + size > PART) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}

/** The text cut to a number of septets, with an ellipsis where something was cut. */
export function cutToSeptets({ text, limit }: { text: string; limit: number }): string {
  if (septets(text) <= limit) return text;
  let cut = "";
  let used = 0;
  for (const character of text) {
    used += septets(character);
    if (used > limit - 3) break;
    cut += character;
  }
  return limit >= 3 ? `${cut.trimEnd()}...` : "";
}
