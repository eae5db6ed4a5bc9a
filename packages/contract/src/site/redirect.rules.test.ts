import { describe, expect, it } from "vitest";
import { contradictions } from "../kit/validation/check";
import { referencesIn } from "../kit/references/references";
import { LOOKUP_LIMIT } from "../kit/list/lookup";
import { listQuery } from "../kit/list/list-query";
import { redirects } from "./redirect.resource";
import { addressOfTarget, isRedirectPath, pathOfTarget, placesOfPath } from "./redirect.rules";
import { redirectLines } from "./redirect-table";
import { EXPECTED_TARGET } from "./redirect.texts";

const parsed = (input: object) => redirects.fields.safeParse({ path: "alt", target: "/neu", ...input });
const faultsOf = (input: object) => contradictions({ resource: redirects, fields: parsed(input).data ?? {} });

describe("a redirect", () => {
  it("is by default permanent, to an address, and enabled", () => {
    expect(parsed({}).data).toEqual({
      path: "alt",
      type: "link",
      target: "/neu",
      status: 301,
      isEnabled: true,
      note: "",
    });
  });

  it.each([
    ["/Speisekarte/Mittag/", "Speisekarte/Mittag"],
    ["//alt//2019", "alt/2019"],
    ["/karte.html", "karte.html"],
    ["/v1.2/Seite.PHP", "v1.2/Seite.PHP"],
    ["/%C3%BCber-uns", "über-uns"],
    ["/u\u0308ber-uns", "über-uns"],
    ["https://alt.example.test/karte.php?id=7", "karte.php"],
  ])("has a normalised path like a page, also of another system: %s as %s", (path, expected) => {
    expect(parsed({ path }).data?.path).toBe(expected);
  });

  it.each([
    "",
    "/",
    "speise karte",
    "karte.pdf",
    "bild.png",
    "karte?id=1",
    "karte\u0000",
    "-alt",
    "../alt",
    "a".repeat(201),
  ])("refuses the path %s", (path) => expect(parsed({ path }).success).toBe(false));

  it.each([
    "api",
    "/api/orders",
    "Backend",
    "backend2",
    "image/x",
    "store/mitte",
    "status/1/2",
    "upload",
    "fonts",
    "index.html",
  ])("refuses an address of the shop itself: %s", (path) => {
    expect(parsed({ path }).error?.issues[0]?.message).toBe("Diese Adresse ist für den Shop selbst reserviert.");
    expect(isRedirectPath(`/${path}`)).toBe(false);
  });

  it.each(["/neu", "/neu?tisch=1#oben", "/", "https://shop.example.test/x", "http://alt.example.test", "/größe"])(
    "accepts a path or an address as target: %s",
    (target) => expect(faultsOf({ target })).toEqual([]),
  );

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "//evil.example.test",
    "/\\evil.example.test",
    "\\\\evil.example.test",
    "/..//evil.example.test",
    "/%2e%2e//evil.example.test",
    "/ //evil.example.test",
    "https:evil.example.test",
    "https:///evil",
    "https://a b",
    "neu",
    "mailto:a@example.test",
    "ftp://example.test",
  ])("refuses a target that a browser would interpret differently: %s", (target) => {
    expect(faultsOf({ target })).toEqual([{ field: "target", code: "validation.invalid", message: EXPECTED_TARGET }]);
  });

  it.each(["/alt", "/ALT/", "/alt?x=1", "//alt".slice(1)])("refuses itself as target: %s", (target) => {
    expect(faultsOf({ target })).toMatchObject([
      { field: "target", message: "Diese Weiterleitung führt im Kreis: /alt → /alt." },
    ]);
  });

  it("refers to a record of the resource that its type names, and otherwise to none", () => {
    const refers = (input: object) => referencesIn({ schema: redirects.fields, value: parsed(input).data });
    expect(refers({})).toEqual([]);
    expect(refers({ type: "site", target: "sit_1" })).toEqual([{ path: "target", resource: "sites", id: "sit_1" }]);
    expect(refers({ type: "product", target: "prd_1" })).toMatchObject([{ resource: "products" }]);
    expect(refers({ type: "branch", target: "brn_1" })).toMatchObject([{ resource: "branches" }]);
  });

  it("is found by one row while it is enabled", () => {
    const lookups = (input: object) =>
      redirects.lookups?.(redirects.fields.parse({ path: "Alt/Eins", target: "/neu", ...input }));
    const byPath = { by: "path", value: "alt/eins", holds: { type: "link", target: "/neu", status: 302 } };
    expect(lookups({ status: 302 })?.[0]).toEqual(byPath);
    expect(lookups({ isEnabled: false })).toEqual([]);
  });

  it("is found by its target's path, however it is written, where another redirect could have that path", () => {
    const places = (input: object) =>
      redirects
        .lookups?.(redirects.fields.parse({ path: "Alt/Eins", ...input }))
        .flatMap(({ by, value, holds }) => (by === "target" ? [[value, holds]] : []));
    expect(redirects.lookups?.(redirects.fields.parse({ path: "a", target: "/neu" }))).toHaveLength(LOOKUP_LIMIT);
    for (const target of ["/Neu/Zwei", "/neu/zwei/?x=1#y", "//neu/zwei".slice(1)])
      expect(places({ target })).toEqual([["/neu/zwei", { path: "Alt/Eins" }]]);
    for (const target of ["/Größe", "/gr%C3%B6%C3%9Fe/"])
      expect(places({ target })).toEqual([["/größe", { path: "Alt/Eins" }]]);
    expect(places({ target: "https://Shop.example.test:8080/Neu/?x=1" })).toEqual([
      ["shop.example.test:8080/neu", { path: "Alt/Eins" }],
    ]);
    expect(placesOfPath({ path: "/Neu/", origin: "http://shop.example.test:8080" })).toEqual([
      "/neu",
      "shop.example.test:8080/neu",
    ]);
    for (const target of ["/", "/karte.pdf", "/store/mitte", `/${"a".repeat(201)}`, `https://${"a".repeat(254)}/neu`])
      expect(places({ target }), target).toEqual([]);
    expect(places({ type: "site", target: "sit_1" })).toEqual([]);
  });

  it("is filtered by its status as a query parameter, and by no other number", () => {
    const query = listQuery(redirects);
    expect(query.safeParse({ status: "302" }).success).toBe(true);
    expect(query.safeParse({ status: "303" }).success).toBe(false);
  });
});

describe("a target", () => {
  it.each([
    ["/größe?für=zwei#ü", "/gr%C3%B6%C3%9Fe?f%C3%BCr=zwei#%C3%BC"],
    ["/a/../b", "/b"],
    ["/..//evil.example.test", "/evil.example.test"],
    ["https://bücher.example.test/ä", "https://xn--bcher-kva.example.test/%C3%A4"],
  ])("is encoded for a header: %s", (target, expected) => {
    expect(addressOfTarget(target)).toBe(expected);
  });

  it("is a path of the shop, also by the shop's whole address", () => {
    const origin = "https://shop.example.test";
    expect(pathOfTarget({ target: "/Neu/?x=1", origin })).toBe("neu");
    expect(pathOfTarget({ target: "https://shop.example.test/neu", origin })).toBe("neu");
    expect(pathOfTarget({ target: "https://www.example.test/neu", origin })).toBeNull();
  });
});

describe("the lines of a table", () => {
  it("are refused where one leads to the path of another, whatever the order is", () => {
    const line = (path: string, target: string, more = {}) => ({ path, target, ...more });
    const message = "Unter /b steht schon eine Weiterleitung. Bitte geben Sie gleich deren Ziel an.";
    expect([...redirectLines([line("a", "/B?x=1"), line("b", "/c"), line("d", "https://b.example/b")])]).toEqual([
      [0, message],
    ]);
    expect([...redirectLines([line("b", "/c"), line("/alt/", "/b/")])]).toEqual([[1, message]]);
    // One that is not in use leads nowhere, and a record's id is no path.
    expect(redirectLines([line("a", "/b"), line("b", "/c", { isEnabled: "Nein" })]).size).toBe(0);
    expect(redirectLines([line("a", "/b", { isEnabled: "nein" }), line("b", "/c")]).size).toBe(0);
    expect(redirectLines([line("a", "b", { type: "Seite" }), line("b", "/c"), line("c2", "/c2")]).size).toBe(0);
  });
});
