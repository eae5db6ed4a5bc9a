import { SECTOR_WORDS } from "./sector.texts";
import type { Sector } from "./subject";

/** The trade that a contract's free text (`sector`) means; `other` where none is recognised, for which rules are strictest. */
export function sectorOf(text: string): Sector {
  const small = text.toLowerCase();
  const known = (["hospitality", "bakery", "retail"] as const).find((sector) =>
    SECTOR_WORDS[sector].some((word) => small.includes(word)),
  );
  return known ?? "other";
}
