import { describe, expect, it } from "vitest";
import { NOW, makeBranch, makeCategory, makeConfig, makeProduct } from "../../test/fixtures";
import { type Site, sites } from "../site/site.resource";
import { divisions } from "../branch/division.resource";
import { pageHead } from "./head";
import { openingHoursData } from "./hours-data";
import type { PageShop } from "./shop";
import { robotsText, sitemapXml } from "./sitemap";
import { serialised, structuredData } from "./structured-data";
import { headTags } from "./tags";

const ORIGIN = "https://shop.example.test";
const meta = { version: 1, createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-03-01T00:00:00Z" };
const site = (input: {
  path: string;
  title?: string;
  name?: string;
  description?: string;
  isPublic?: boolean;
}): Site => ({ ...sites.fields.parse({ name: "Seite", ...input }), id: input.path, ...meta });
const product = makeProduct({ description: "Basilikum" });

function makeShop(input: Partial<PageShop> = {}): PageShop {
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

const head = (path: string, input: Partial<PageShop> = {}) => pageHead({ shop: makeShop(input), path, origin: ORIGIN });

describe("the title", () => {
  it.each([
    ["/", "Titel"],
    ["/store/wieden", "Wieden - Titel"],
    ["/store/wieden/checkout", "Bestellvorgang - Titel"],
    ["/store/wieden/checkout/error", "Bestellvorgang - Titel"],
    ["/status/uid/hash", "Bestellstatus - Titel"],
    ["/ueber-uns", "Über uns - Titel"],
    ["/entwurf/", "Entwurf - Titel"],
    ["/site/privacy", "Datenschutz - Titel"],
    ["/gibt-es-nicht", "Titel"],
    ["/status/uid/hash/withdrawal", "Vertrag widerrufen - Titel"],
    ["/withdrawal", "Titel"],
  ])("of %s is %s", (path, title) => {
    expect(head(path).title).toBe(title);
  });

  it("begins with seoTitle, else title, else the shop's name", () => {
    const shopName = "Glut";
    expect(head("/", { config: makeConfig({ shopName, title: "Titel", seoTitle: "Suche" }) }).title).toBe("Suche");
    expect(head("/", { config: makeConfig({ shopName }) }).title).toBe("Glut");
  });

  it("of the start page names the one division", () => {
    const division = {
      ...divisions.fields.parse({ identifier: "a", name: "A", title: "Willkommen" }),
      id: "a",
      ...meta,
    };
    expect(head("/", { divisions: [division] }).title).toBe("Willkommen - Titel");
    expect(head("/", { divisions: [division, { ...division, id: "b" }] }).title).toBe("Titel");
  });
});

describe("the withdrawal page", () => {
  const branches = [makeBranch({ isWithdrawalEnabled: true })];

  it("is there once a public branch has it on, and is nobody's search result", () => {
    expect(head("/withdrawal/", { branches })).toMatchObject({
      title: "Vertrag widerrufen - Titel",
      url: `${ORIGIN}/withdrawal`,
      isListed: false,
      isMissing: false,
    });
    expect(head("/withdrawal", { branches }).description).toContain("widerrufen");
    expect(head("/withdrawal").isMissing).toBe(true);
    expect(
      head("/withdrawal", { branches: [makeBranch({ isWithdrawalEnabled: true, isPublic: false })] }).isMissing,
    ).toBe(true);
    expect(sitemapXml({ shop: makeShop({ branches }), origin: ORIGIN })).not.toContain("withdrawal");
  });

  it("leaves its path to a content page as long as no branch has it on", () => {
    const pages = [site({ path: "withdrawal", title: "Eigene Seite" })];
    expect(head("/withdrawal", { sites: pages }).title).toBe("Eigene Seite - Titel");
    expect(head("/withdrawal", { sites: pages, branches }).title).toBe("Vertrag widerrufen - Titel");
  });
});

describe("the rest of the head", () => {
  it("describes with the record's own words, else with the shop's", () => {
    expect(head("/store/wieden").description).toBe("Am Ofen in Wieden");
    expect(head("/ueber-uns").description).toBe("Wer wir sind");
    expect(head("/entwurf").description).toBe("Beschreibung");
    expect(head("/", { config: makeConfig({ description: "a", seoDescription: "b" }) }).description).toBe("b");
  });

  it("names one address for each page, and none for a status page without its keys", () => {
    expect(head("/").url).toBe(`${ORIGIN}/`);
    expect(head("/store/wieden/").url).toBe(`${ORIGIN}/store/wieden`);
    expect(head("/Ueber-Uns").url).toBe(`${ORIGIN}/ueber-uns`);
    expect(head("/status").url).toBeNull();
  });

  it.each([
    ["/", true],
    ["/store/wieden", true],
    ["/store/zu", false],
    ["/store/fehlt", false],
    ["/store/wieden/checkout", true],
    ["/store/wieden/checkout/error", false],
    ["/store/zu/checkout", false],
    ["/status/a/b", false],
    ["/ueber-uns", true],
    ["/entwurf", false],
    ["/site/privacy", true],
    ["/site/imprint", false],
    ["/site/allergens", false],
    ["/%E0%A4%A", false],
  ])("%s is listed: %s", (path, isListed) => {
    expect(head(path).isListed).toBe(isListed);
  });

  it.each([
    ["/store/fehlt", true],
    ["/gibt-es-nicht", true],
    ["/site/allergens", true],
    ["/store/zu", false],
    ["/entwurf", false],
    ["/site/imprint", false],
  ])("%s is missing: %s", (path, isMissing) => {
    expect(head(path).isMissing).toBe(isMissing);
  });

  it("shows previews a picture of the branch or the logo, never a vector", () => {
    const image = { id: "img", version: 2, extension: "jpg" as const, alt: "" };
    expect(
      head("/store/wieden", { branches: [makeBranch({ images: [{ ...image, extension: "svg" }, image] })] }).image,
    ).toBe(`${ORIGIN}/image/medium/img-2.jpg`);
    expect(head("/", { config: makeConfig({ logo: { ...image, extension: "svg" } }) }).image).toBeNull();
  });

  it("has all its tags, empty ones to be taken away", () => {
    const tags = new Map(headTags(head("/store/wieden")).map(({ name, value }) => [name, value]));
    expect([...tags.keys()]).toEqual(
      expect.arrayContaining([
        "description",
        "og:title",
        "twitter:title",
        "og:description",
        "og:url",
        "og:image",
        "canonical",
      ]),
    );
    expect(tags.get("canonical")).toBe(`${ORIGIN}/store/wieden`);
    expect([tags.get("robots"), tags.get("og:image")]).toEqual([null, null]);
    expect(headTags(head("/entwurf")).find(({ name }) => name === "robots")?.value).toBe("noindex");
  });
});

describe("structured data", () => {
  const graph = (path: string, input: Partial<PageShop> = {}) =>
    structuredData({ shop: makeShop(input), path, origin: ORIGIN, now: NOW })?.["@graph"] as
      Record<string, unknown>[] | undefined;

  it("of a restaurant has hours, menu with prices, and the way to it", () => {
    const [business, crumbs] = graph("/store/wieden") ?? [];
    expect(business).toMatchObject({
      "@type": "Restaurant",
      name: "Glut Wieden",
      url: `${ORIGIN}/store/wieden`,
      openingHoursSpecification: [{ opens: "11:00", closes: "22:00" }],
      hasMenu: {
        "@type": "Menu",
        hasMenuSection: [
          {
            name: "Pizza",
            hasMenuItem: [
              { "@type": "MenuItem", name: "Pizza Margherita", offers: { price: "9.90", priceCurrency: "EUR" } },
            ],
          },
        ],
      },
    });
    expect(JSON.stringify(business)).not.toContain("Auf Anfrage");
    expect(crumbs).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: `${ORIGIN}/` },
        { position: 2, name: "Wieden", item: `${ORIGIN}/store/wieden` },
      ],
    });
  });

  it("of a shop has products with offers", () => {
    const [business] = graph("/store/wieden", { config: makeConfig({ businessType: "BikeStore" }) }) ?? [];
    expect(business).toMatchObject({
      "@type": "BikeStore",
      hasOfferCatalog: {
        itemListElement: [
          { itemListElement: [{ "@type": "Offer", price: "9.90", itemOffered: { "@type": "Product" } }] },
        ],
      },
    });
    expect(business).not.toHaveProperty("hasMenu");
  });

  it("lists what cannot be had now below what can", () => {
    const gone = makeProduct({ id: "gone", name: "Ausverkauft", isEnabled: false, isVisibleWhenUnavailable: true });
    const shop = makeShop();
    const menus = shop.menus.map((menu) => ({
      ...menu,
      catalog: [{ category: "pizza", products: ["gone", product.id] }],
    }));
    const [business] =
      graph("/store/wieden", {
        menus,
        products: new Map([
          [gone.id, gone],
          [product.id, product],
        ]),
      }) ?? [];
    expect(JSON.stringify(business)).toMatch(/Pizza Margherita.*Ausverkauft/);
  });

  it("of a branch that only quotes names no price", () => {
    const [business] = graph("/store/wieden", { branches: [makeBranch({ isQuotationRequired: true })] }) ?? [];
    expect(business).toMatchObject({ "@type": "Restaurant" });
    expect(JSON.stringify(business)).not.toMatch(/price"|MenuItem/);
  });

  it("of the start page lists the public branches; checkout, status and unknown pages say nothing", () => {
    expect(graph("/")?.map((node) => node["@type"])).toEqual(["Organization", "Restaurant"]);
    for (const path of ["/store/wieden/checkout", "/status/a/b", "/gibt-es-nicht"]) expect(graph(path)).toBeUndefined();
  });

  it("keeps a branch page light however long its menu is", () => {
    const many = Array.from({ length: 1000 }, (_, index) => makeProduct({ id: `p${index}`, name: `Produkt ${index}` }));
    const shop = makeShop({ products: new Map(many.map((one) => [one.id, one])) });
    const menus = shop.menus.map((menu) => ({
      ...menu,
      catalog: [{ category: "pizza", products: many.map(({ id }) => id) }],
    }));
    const data = structuredData({ shop: { ...shop, menus }, path: "/store/wieden", origin: ORIGIN, now: NOW });
    expect(JSON.stringify(data).match(/"MenuItem"/g)).toHaveLength(100);
  });

  it("cannot be broken out of", () => {
    const evil = `</script><script>alert(1)</script><!-- \u2028 & `;
    const data = structuredData({
      shop: makeShop({ branches: [makeBranch({ name: evil })] }),
      path: "/store/wieden",
      origin: ORIGIN,
      now: NOW,
    });
    const json = serialised(data ?? {});
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(data));
    expect(json).toContain("\\u003c/script\\u003e");
  });

  it("says hours as a week and its exceptions", () => {
    const rule = { isClosed: false, from: "09:00", to: "24:00" };
    expect(openingHoursData([])).toEqual({});
    expect(
      openingHoursData([
        { type: "monday", ...rule },
        { type: "tuesday", ...rule },
        { type: "once", date: "2026-12-24", ...rule, isClosed: true },
      ]),
    ).toMatchObject({
      openingHoursSpecification: [{ dayOfWeek: ["Monday", "Tuesday"], opens: "09:00", closes: "23:59" }],
      specialOpeningHoursSpecification: [
        { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "00:00", closes: "00:00" },
      ],
    });
  });
});

describe("what search engines ask for", () => {
  it("lists public branches, sites and legal pages, each once", () => {
    const xml = sitemapXml({ shop: makeShop(), origin: ORIGIN });
    expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/store/wieden`,
      `${ORIGIN}/ueber-uns`,
      `${ORIGIN}/site/privacy`,
    ]);
    expect(xml).toContain("<lastmod>2026-03-01T00:00:00Z</lastmod>");
  });

  it("is escaped", () => {
    const xml = sitemapXml({ shop: makeShop({ sites: [{ ...site({ path: "a" }), path: `a&b<"'` }] }), origin: ORIGIN });
    expect(xml).toContain("/a&amp;b&lt;&quot;&#39;</loc>");
  });

  it("closes a stage for trying out, and of a real one what is nobody's search result", () => {
    expect(robotsText({ origin: ORIGIN, isIndexed: false })).toBe("User-agent: *\nDisallow: /\n");
    const text = robotsText({ origin: ORIGIN, isIndexed: true });
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const line of ["Disallow: /backend", "Disallow: /status/"]) expect(text.split("\n")).toContain(line);
    expect(text.split("\n")).not.toContain("Disallow: /");
  });
});
