/** What texts pasted from web pages name; browsers know two thousand more. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  ndash: "\u2013",
  mdash: "\u2014",
  hellip: "\u2026",
  bull: "\u2022",
  middot: "\u00b7",
  deg: "\u00b0",
  times: "\u00d7",
  frac12: "\u00bd",
  euro: "\u20ac",
  copy: "\u00a9",
  reg: "\u00ae",
  trade: "\u2122",
  sect: "\u00a7",
  laquo: "\u00ab",
  raquo: "\u00bb",
  bdquo: "\u201e",
  ldquo: "\u201c",
  rdquo: "\u201d",
  sbquo: "\u201a",
  lsquo: "\u2018",
  rsquo: "\u2019",
  auml: "\u00e4",
  ouml: "\u00f6",
  uuml: "\u00fc",
  Auml: "\u00c4",
  Ouml: "\u00d6",
  Uuml: "\u00dc",
  szlig: "\u00df",
  eacute: "\u00e9",
  egrave: "\u00e8",
  agrave: "\u00e0",
};

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi;

/** The text with the characters that entities stand for. Unknown ones stay, and then show that a text is not kept. */
export function decoded(text: string): string {
  return text.replace(ENTITY, (all: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

/** The HTML with entities only for the signs that HTML itself needs. */
export function plainEntities(html: string): string {
  return html.replace(ENTITY, (all: string) => {
    const sign = decoded(all);
    return /^[<>&]$/.test(sign) ? all : sign;
  });
}
