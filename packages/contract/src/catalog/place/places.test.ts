import { expect, test } from "vitest";
import { placedIn, placesAt } from "./place-products";
import { PLACES_TEXTS } from "./place.texts";
import { placesIn, placesText } from "./places";
import { wantedPlaces } from "./wanted-places";

const NAMES: Readonly<Record<string, string>> = { p: "Pizza", s: "Salat, Suppe", m: "Mittag", q: "Pizza", l: "Suppe" };
const summer = {
  id: "sommer",
  name: "Sommer",
  catalog: [
    { category: "p", products: ["a", "b"] },
    { category: "s", products: ["a"] },
  ],
};
const winter = {
  id: "winter",
  name: "Winter",
  catalog: [
    { category: "m", products: ["b"] },
    { category: "p", products: [] },
  ],
};
const one = placesIn({ menus: [summer], nameOf: (id) => NAMES[id] ?? "" });
const two = placesIn({ menus: [summer, winter], nameOf: (id) => NAMES[id] ?? "" });
const read = (places: typeof two, product: string, text: string, isLenient = false) => {
  const wanted = wantedPlaces({ places, product, text, isLenient });
  return "fault" in wanted ? wanted.fault : wanted.places.map(({ menu, category }) => `${menu.id} ${category}`);
};

test("names are written and read back, also with commas in them and in several menus", () => {
  expect(placesText({ places: one, of: one.of("a") })).toBe("Pizza, Salat, Suppe");
  expect(read(one, "a", "Pizza, Salat, Suppe")).toEqual(["sommer p", "sommer s"]);
  expect(placesText({ places: two, of: two.of("b") })).toBe("Sommer: Pizza; Winter: Mittag");
  expect(read(two, "b", "sommer: pizza ;WINTER:Mittag, Pizza")).toEqual(["sommer p", "winter m", "winter p"]);
  expect(placesText({ places: two, of: two.of("c") })).toBe("");
  expect(read(two, "c", "  ")).toEqual([]);
});

test("a name without its menu means that of the product, or the only one that has it", () => {
  expect(read(two, "a", "Pizza")).toEqual(["sommer p"]);
  expect(read(two, "", "Mittag")).toEqual(["winter m"]);
  expect(read(two, "", "Pizza")).toBe(PLACES_TEXTS.whichMenu({ name: "Pizza", menu: "Sommer" }));
});

test("where the categories are the same in all menus of the product, they are written and read once", () => {
  const both = placesIn({
    menus: [
      {
        ...summer,
        catalog: [
          { category: "p", products: ["e"] },
          { category: "l", products: [] },
        ],
      },
      {
        ...winter,
        catalog: [
          { category: "p", products: ["e"] },
          { category: "l", products: [] },
        ],
      },
    ],
    nameOf: (id) => NAMES[id] ?? "",
  });
  expect(placesText({ places: both, of: both.of("e") })).toBe("Pizza");
  expect(placesText({ places: both, of: both.of("e"), isWhole: true })).toBe("Sommer: Pizza; Winter: Pizza");
  expect(read(both, "e", "Suppe")).toEqual(["sommer l", "winter l"]);
  expect(read(two, "b", "Mittag")).toBe(PLACES_TEXTS.unknown({ name: "Mittag", menu: "Sommer" }));
});

test("unknown and ambiguous names are told, or left out where that was chosen", () => {
  expect(read(one, "a", "Pizza, Nudeln")).toBe(PLACES_TEXTS.unknown({ name: "Nudeln", menu: "Sommer" }));
  expect(read(two, "", "Nudeln")).toBe(PLACES_TEXTS.unknownAnywhere("Nudeln"));
  expect(wantedPlaces({ places: one, product: "a", text: "Pizza, Nudeln", isLenient: true })).toMatchObject({
    places: [{ category: "p" }],
    isPart: true,
  });
  const twice = placesIn({
    menus: [
      {
        ...summer,
        catalog: [
          { category: "p", products: [] },
          { category: "q", products: [] },
        ],
      },
    ],
    nameOf: (id) => NAMES[id] ?? "",
  });
  expect(read(twice, "", "Pizza")).toBe(PLACES_TEXTS.ambiguous({ name: "Pizza", menu: "Sommer" }));
});

test("products stand where they are wanted, keep their places, and come back to where they stood", () => {
  const { catalog } = summer;
  const moved = placedIn({
    catalog,
    wanted: new Map([
      ["a", [{ category: "s" }]],
      ["c", [{ category: "p" }]],
    ]),
  });
  expect(moved).toEqual([
    { category: "p", products: ["b", "c"] },
    { category: "s", products: ["a"] },
  ]);
  const back = placedIn({
    catalog: moved,
    wanted: new Map([
      ["a", placesAt({ catalog, product: "a" })],
      ["c", []],
    ]),
  });
  expect(back).toEqual(catalog);
});
