import { PLACES_TEXTS } from "./place.texts";
import type { Place, PlacedMenu, Places } from "./places";

/** What the text of a cell asks for: all categories of the product, or why it cannot be read. */
export type Wanted<Menu extends PlacedMenu> =
  { places: Place<Menu>[]; /** Whether names were left out that nobody knows. */ isPart: boolean } | { fault: string };

interface Named<Menu extends PlacedMenu> {
  places: Places<Menu>;
  /** Empty for a new product. */
  product: string;
  text: string;
  /** Whether names that are unknown are left out instead. */
  isLenient?: boolean;
}

/**
 * The categories that a text names, as `placesText` writes them. Names without a menu mean each menu that the product
 * stands in, and of one that stands in none the only menu that has such a category. Case does not count.
 */
export function wantedPlaces<Menu extends PlacedMenu>({
  places,
  product,
  text,
  isLenient = false,
}: Named<Menu>): Wanted<Menu> {
  if (text.trim() === "") return { places: [], isPart: false };
  const own = [...new Set(places.of(product).map(({ menu }) => menu))];
  const usual = own.length > 0 ? own.map((menu) => [menu]) : [places.menus];
  if (places.menus.length === 0) return { fault: PLACES_TEXTS.noMenu };
  const found: Place<Menu>[] = [];
  let isPart = false;
  for (const segment of segmentsOf({ text, places })) {
    for (const menus of segment.menu ? [[segment.menu]] : usual)
      for (const name of namesIn({ text: segment.names, menus, places })) {
        const place = placeNamed({ name, menus, places });
        if (!("fault" in place)) found.push(place);
        else if (isLenient) isPart = true;
        else return place;
      }
  }
  const distinct = found.filter(
    (place, index) => found.findIndex((one) => one.menu === place.menu && one.category === place.category) === index,
  );
  return { places: distinct, isPart };
}

/** The parts of the text for each menu, with the names of categories in it. */
function segmentsOf<Menu extends PlacedMenu>({
  text,
  places: { menus },
}: Pick<Named<Menu>, "text" | "places">): { menu: Menu | null; names: string }[] {
  // The longest name first: one may be the beginning of another.
  const named = menus.toSorted((a, b) => b.name.length - a.name.length);
  return text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const menu = named.find(({ name }) => folded(part).startsWith(`${folded(name)}:`));
      return menu
        ? { menu, names: part.slice(part.indexOf(":", menu.name.trim().length) + 1) }
        : { menu: null, names: part };
    });
}

/** The names between commas. A name that has a comma itself is known by the menus. */
function namesIn<Menu extends PlacedMenu>({
  text,
  menus,
  places,
}: {
  text: string;
  menus: readonly Menu[];
  places: Places<Menu>;
}): string[] {
  const known = new Set(menus.flatMap(({ catalog }) => catalog.map(({ category }) => folded(places.nameOf(category)))));
  const pieces = text.split(",");
  const names: string[] = [];
  for (let at = 0; at < pieces.length;) {
    let end = pieces.length;
    while (end > at + 1 && !known.has(folded(pieces.slice(at, end).join(",")))) end -= 1;
    const name = pieces.slice(at, end).join(",").trim();
    if (name !== "") names.push(name);
    at = end;
  }
  return names;
}

function placeNamed<Menu extends PlacedMenu>({
  name,
  menus,
  places,
}: {
  name: string;
  menus: readonly Menu[];
  places: Places<Menu>;
}): Place<Menu> | { fault: string } {
  const found = menus.flatMap((menu) => {
    const ids = [...new Set(menu.catalog.map(({ category }) => category))];
    return ids.filter((id) => folded(places.nameOf(id)) === folded(name)).map((category) => ({ menu, category }));
  });
  const [place, other] = found;
  const [menu] = menus;
  if (!place)
    return {
      fault:
        menu && menus.length === 1
          ? PLACES_TEXTS.unknown({ name, menu: menu.name })
          : PLACES_TEXTS.unknownAnywhere(name),
    };
  if (!other) return place;
  const told = { name, menu: place.menu.name };
  return { fault: other.menu === place.menu ? PLACES_TEXTS.ambiguous(told) : PLACES_TEXTS.whichMenu(told) };
}

function folded(text: string): string {
  return text.normalize("NFC").trim().toLocaleLowerCase("de");
}
