import type { PageSection } from "../model/page-fields";
import { align, canonical } from "./align";
import type { Choice } from "./merge-pages";

/** A section that both changed, or that one changed and the other removed (null). */
export interface SectionClash {
  kind: "section";
  key: string;
  mine: PageSection | null;
  theirs: PageSection | null;
}

interface Side {
  sections: readonly PageSection[];
  /** For each section of the base its place on this side. */
  places: readonly (number | null)[];
}

/** A section on its way into the merged list: one of the base, or one that a side has added. */
type Slot = { base: number } | { added: PageSection };

/** The list of sections of `mergePages`. */
export function mergeSections({
  base,
  choices,
  ...sides
}: {
  base: readonly PageSection[];
  mine: readonly PageSection[];
  theirs: readonly PageSection[];
  choices: ReadonlyMap<string, Choice>;
}): { sections: PageSection[]; clashes: SectionClash[] } {
  const mine: Side = { sections: sides.mine, places: align(base, sides.mine) };
  const theirs: Side = { sections: sides.theirs, places: align(base, sides.theirs) };
  const clashes: SectionClash[] = [];
  const settle = (place: number): PageSection[] => {
    const before = base[place];
    const [own, other] = [at(mine, place), at(theirs, place)];
    const [was, is, becomes] = [before, own, other].map((section) => (section ? canonical(section) : null));
    if (is === becomes || was === becomes) return own ? [own] : [];
    if (was === is) return other ? [other] : [];
    const key = `section ${place}`;
    clashes.push({ kind: "section", key, mine: own, theirs: other });
    const chosen = { mine: [own], theirs: [other], both: [own, other] }[choices.get(key) ?? "mine"];
    return chosen.filter((section) => section !== null);
  };
  const sections = slotsOf({ mine, theirs }).flatMap((slot) => ("added" in slot ? [slot.added] : settle(slot.base)));
  return { sections, clashes };
}

function at({ sections, places }: Side, base: number): PageSection | null {
  const place = places[base];
  return place === null || place === undefined ? null : (sections[place] ?? null);
}

/**
 * The order of the merged list: that of the side that has moved sections; mine if both have. What the other side has
 * added, or has kept where it was removed, follows the section after which it stands there.
 */
function slotsOf({ mine, theirs }: { mine: Side; theirs: Side }): Slot[] {
  const [leading, other] = !isMoved(mine) && isMoved(theirs) ? [theirs, mine] : [mine, theirs];
  const slots = slotsOn(leading);
  const own = new Set(slots);
  let before: Slot | null = null;
  for (const slot of slotsOn(other)) {
    const known = slots.find((one) => own.has(one) && isSameSlot(one, slot));
    if (known) {
      // The same addition on both sides is one, but only once.
      own.delete(known);
      before = known;
      continue;
    }
    let place: number = before ? slots.indexOf(before) + 1 : 0;
    // Where both have added something, that of the leading side comes first.
    while (before === null || "base" in before) {
      const next = slots[place];
      if (!next || "base" in next || !own.has(next)) break;
      place += 1;
    }
    slots.splice(place, 0, slot);
    before = slot;
  }
  return slots;
}

function isSameSlot(a: Slot, b: Slot): boolean {
  if ("base" in a || "base" in b) return "base" in a && "base" in b && a.base === b.base;
  return canonical(a.added) === canonical(b.added);
}

function slotsOn({ sections, places }: Side): Slot[] {
  const bases = new Map(places.flatMap((place, base) => (place === null ? [] : [[place, base] as const])));
  return sections.map((section, place) => {
    const base = bases.get(place);
    return base === undefined ? { added: section } : { base };
  });
}

function isMoved({ places }: Side): boolean {
  const kept = places.filter((place) => place !== null);
  return kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? 0));
}
