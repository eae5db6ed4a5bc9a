import { makeBranch, makeCategory, makeConfig, makeProduct } from "./fixtures";
import { type Site, sites } from "../src/site/site.resource";
import type { PageShop } from "../src/page/shop";

export const ORIGIN = "https://shop.example.test";

export const meta = { version: 1, createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-03-01T00:00:00Z" };

export const site = (input: {
  path: string;
  title?: string;
  name?: string;
  description?: string;
  isPublic?: boolean;
}): Site => ({ ...sites.fields.parse({ name: "Seite", ...input }), id: input.path, ...meta });

export const product = makeProduct({ description: "Basilikum" });

export function makeShop(input: Partial<PageShop> = {}): PageShop {
  return {
    config: makeConfig({
      shopName: "Glut",
      title: "Titel",
      description: "Beschreibung",
      privacyPolicyText: "# Datenschutz",
      imprint: "https://example.test/imprint",
      businessType: "Restaurant",
    }),
    divisions: [],
    branches: [
      makeBranch({ name: "Wieden", description: "Am  Ofen\nin Wieden" }),
      makeBranch({ id: "zu", identifier: "zu", name: "Zu", isPublic: false }),
    ],
    menus: [
      {
        id: "m",
        name: "Karte",
        availableFrom: null,
        branches: [{ id: "wieden" }],
        catalog: [{ category: "pizza", products: [product.id, "hidden"] }],
        ...meta,
      },
    ],
    categories: new Map([["pizza", makeCategory()]]),
    products: new Map([
      [product.id, product],
      ["hidden", makeProduct({ id: "hidden", name: "Auf Anfrage", isPriceHidden: true })],
    ]),
    sites: [
      site({ path: "ueber-uns", title: "Über uns", description: "Wer wir sind" }),
      site({ path: "entwurf", name: "Entwurf", isPublic: false }),
    ],
    ...input,
  };
}
