/**
 * The alphabet of the short message service (GSM 03.38, in which it is also called GSM-7). One character outside of it
 * makes the whole message count in UCS-2, with 70 characters a part instead of 160.
 */
const BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Each takes two septets: an escape and the character. */
const EXTENDED = new Set("\f^{}\\[~]|€");

export const SINGLE_PART = 160;
/** Where a message has several parts, each gives seven septets to saying which one it is. */
const PART = 153;

/** What people type and phones put in on their own, in letters that the alphabet has. */
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
 * The same text within the alphabet, on one line: quotes, dashes and accents become plain ones, what has no likeness
 * (emoji, other scripts) is left out.
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

/** How many septets a text within the alphabet takes. @throws RangeError for one that is not. */
export function septets(text: string): number {
  let count = 0;
  for (const character of text) {
    if (EXTENDED.has(character)) count += 2;
    else if (BASIC.has(character)) count += 1;
    else throw new RangeError("A character outside of the GSM 7-bit alphabet");
  }
  return count;
}

/** How many parts a text is sent and paid as. An escape and its character are never parted. */
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

/** The text cut to at most so many septets, with an ellipsis where something is missing. */
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
