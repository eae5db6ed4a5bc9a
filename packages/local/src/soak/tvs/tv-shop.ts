import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";

export const BRANCH = "brn_1";
export const GROUP = "Alle";
export const STREAM = "str_1";
/** A picture of one pixel, for a file that screens load. */
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const picture = { id: "img_1", version: 1, extension: "png", width: 1, height: 1, alt: "Punkt" } as const;
/** Short, so that many changes of scenes are seen. */
const SECONDS = { duration: 2, transition: "none" } as const;

/** A branch whose screens show a menu with prices, a picture, two messages of which one depends on what is sold out. */
export function tvShop(tvs: number): ShopBundleInput {
  return {
    config: { shopName: "Dauertest" },
    branches: [
      {
        ...{ id: BRANCH, identifier: "eins", name: "Filiale Eins" },
        openingHours: [{ type: "daily", from: "00:00", to: "24:00" }],
      },
    ],
    categories: [{ id: "cat_1", name: "Speisen" }],
    products: [
      { id: "prd_1", name: "Semmel", price: 120 },
      { id: "prd_2", name: "Kipferl", price: 190 },
    ],
    menus: [
      { id: "mnu_1", branches: [{ id: BRANCH }], catalog: [{ category: "cat_1", products: ["prd_1", "prd_2"] }] },
    ],
    images: [{ ...picture, name: "Punkt", data: PIXEL }],
    scenes: [
      { id: "scn_menu", path: "karte", name: "Karte", type: "menu", ...SECONDS },
      { id: "scn_image", path: "bild", name: "Bild", type: "image", content: { image: picture }, ...SECONDS },
      { id: "scn_word", path: "wort", name: "Wort", type: "message", content: { text: "Willkommen" }, ...SECONDS },
      { id: "scn_gone", path: "aus", name: "Aus", type: "message", content: { text: "Vergriffen" }, ...SECONDS },
    ],
    "digital-signage-segments": [
      {
        id: "seg_1",
        name: "Runde",
        entries: [
          { scene: "scn_menu" },
          { scene: "scn_image" },
          { scene: "scn_word" },
          { scene: "scn_gone", condition: { kind: "soldOutCategory", value: "cat_1" } },
        ],
      },
    ],
    "digital-signage-streams": [{ id: STREAM, name: "Alles", filler: "seg_1" }],
    "digital-signage-devices": Array.from({ length: tvs }, (_, index) => ({
      ...{ id: `tv_${index + 1}`, identifier: `tv-${index + 1}`, name: `TV ${index + 1}` },
      ...{ branch: BRANCH, stream: STREAM, group: GROUP },
    })),
  };
}
