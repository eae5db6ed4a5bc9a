import { describe, expect, it } from "vitest";
import { NOW, makeBranch, makeConfig, makeProduct } from "../../test/fixtures";
import { openingHoursData } from "./hours-data";
import type { PageShop } from "./shop";
import { robotsText, sitemapXml } from "./sitemap";
import { serialised, structuredData } from "./structured-data";
import { ORIGIN, site, product, makeShop } from "../../test/page-shop";

describe("structured data", () => {
  const graph = (path: string, input: Partial<PageShop> = {}) =>
    structuredData({ shop: makeShop(input), path, origin: ORIGIN, now: NOW })?.["@graph"] as
      Record<string, unknown>[] | undefined;

  it("of a restaurant has hours, the menu with prices, and its address", () => {
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

  it("lists unavailable products below available ones", () => {
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

  it("of a branch with quotations has no prices", () => {
    const [business] = graph("/store/wieden", { branches: [makeBranch({ isQuotationRequired: true })] }) ?? [];
    expect(business).toMatchObject({ "@type": "Restaurant" });
    expect(JSON.stringify(business)).not.toMatch(/price"|MenuItem/);
  });

  it("has the reduced price while it applies, and the price from the moment at which it ends", () => {
    const priceUntil = (end: number): string => {
      const reduced = makeProduct({ price: 990, reducedPrice: 790, reducedUntil: new Date(end).toISOString() });
      const [business] = graph("/store/wieden", { products: new Map([[product.id, reduced]]) }) ?? [];
      return /"price":"([\d.]+)"/.exec(JSON.stringify(business))?.[1] ?? "";
    };
    expect([priceUntil(NOW + 1), priceUntil(NOW)]).toEqual(["7.90", "9.90"]);
  });

  it("of the start page lists the public branches; checkout, status and unknown pages have none", () => {
    expect(graph("/")?.map((node) => node["@type"])).toEqual(["Organization", "Restaurant"]);
    for (const path of ["/store/wieden/checkout", "/status/a/b", "/gibt-es-nicht"]) expect(graph(path)).toBeUndefined();
  });

  it("keeps a branch page small however long its menu is", () => {
    const many = Array.from({ length: 1000 }, (_, index) => makeProduct({ id: `p${index}`, name: `Produkt ${index}` }));
    const shop = makeShop({ products: new Map(many.map((one) => [one.id, one])) });
    const menus = shop.menus.map((menu) => ({
      ...menu,
      catalog: [{ category: "pizza", products: many.map(({ id }) => id) }],
    }));
    const data = structuredData({ shop: { ...shop, menus }, path: "/store/wieden", origin: ORIGIN, now: NOW });
    expect(JSON.stringify(data).match(/"MenuItem"/g)).toHaveLength(100);
  });

  it("cannot end the script element by its content", () => {
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

  it("describes hours as a week with exceptions", () => {
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

describe("sitemap and robots.txt", () => {
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

  it("exclude a test stage completely, and of a production stage the pages that are not to be indexed", () => {
    expect(robotsText({ origin: ORIGIN, isIndexed: false })).toBe("User-agent: *\nDisallow: /\n");
    const text = robotsText({ origin: ORIGIN, isIndexed: true });
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    for (const line of ["Disallow: /backend", "Disallow: /status/"]) expect(text.split("\n")).toContain(line);
    expect(text.split("\n")).not.toContain("Disallow: /");
  });
});
