import { describe, expect, it } from "vitest";
import { makeBranch, makeConfig } from "../../test/fixtures";
import { divisions } from "../branch/division.resource";
import { pageHead } from "./head";
import type { Site } from "../site/site.resource";
import type { PageShop } from "./shop";
import { sitemapXml } from "./sitemap";
import { headTags } from "./tags";
import { ORIGIN, meta, site, makeShop } from "../../test/page-shop";

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

  it("exists once a public branch has it enabled, and is not indexed by search engines", () => {
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

  it("leaves its path to a content page as long as no branch has it enabled", () => {
    const pages = [site({ path: "withdrawal", title: "Eigene Seite" })];
    expect(head("/withdrawal", { sites: pages }).title).toBe("Eigene Seite - Titel");
    expect(head("/withdrawal", { sites: pages, branches }).title).toBe("Vertrag widerrufen - Titel");
  });
});

describe("the rest of the head", () => {
  it("has the record's own description, else the shop's", () => {
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

  it("has a preview picture of the branch or the logo, never a vector graphic", () => {
    const image = { id: "img", version: 2, extension: "jpg" as const, alt: "" };
    expect(
      head("/store/wieden", { branches: [makeBranch({ images: [{ ...image, extension: "svg" }, image] })] }).image,
    ).toBe(`${ORIGIN}/image/share/medium/img-2.jpg`);
    const cut = { ...image, cropKeys: { share: "0a1b2c3d" } };
    expect(head("/store/wieden", { branches: [makeBranch({ images: [cut] })] }).image).toBe(
      `${ORIGIN}/image/share/medium/img-2.jpg?cut=0a1b2c3d`,
    );
    const logo = { ...image, id: "logo" };
    const bare = head("/store/wieden", { branches: [makeBranch({ images: [] })], config: makeConfig({ logo }) });
    expect([bare.image, bare.imageSize]).toEqual([`${ORIGIN}/image/medium/logo-2.jpg`, null]);
    expect(head("/", { config: makeConfig({ logo: { ...image, extension: "svg" } }) }).image).toBeNull();
  });

  it("has a preview picture of a content page: that of its hero, or else its first one, with its size", () => {
    const image = { version: 2, extension: "jpg" as const, alt: "" };
    const team = { type: "team", value: { employees: [{ image: { ...image, id: "img_team" } }] } };
    const hero = { type: "hero", value: { image: { ...image, id: "img_hero", cropKeys: { share: "0a1b2c3d" } } } };
    const shown = (sections: Site["content"]["sections"], own: Partial<Site> = {}) =>
      head("/catering", {
        config: makeConfig({ logo: { ...image, id: "logo" } }),
        sites: [{ ...site({ path: "catering" }), content: { sections }, ...own }],
      });
    expect(shown([team, hero]).image).toBe(`${ORIGIN}/image/share/medium/img_hero-2.jpg?cut=0a1b2c3d`);
    expect(shown([team]).image).toBe(`${ORIGIN}/image/share/medium/img_team-2.jpg`);
    const chosen = { ...image, id: "img_share", cropKeys: { share: "4e5f6a7b" } };
    expect(shown([hero], { shareImage: chosen }).image).toBe(
      `${ORIGIN}/image/share/medium/img_share-2.jpg?cut=4e5f6a7b`,
    );
    // Previews show no drawings.
    expect(shown([team], { shareImage: { ...chosen, extension: "svg" } }).image).toMatch(/img_team/);
    expect(shown([]).image).toBe(`${ORIGIN}/image/medium/logo-2.jpg`);
    const tags = new Map(headTags(shown([hero])).map(({ name, value }) => [name, value]));
    expect([tags.get("og:image:width"), tags.get("og:image:height"), tags.get("twitter:card")]).toEqual([
      ...["1200", "630", "summary_large_image"],
    ]);
  });

  it("returns all its tags, with empty values for those to be removed", () => {
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
