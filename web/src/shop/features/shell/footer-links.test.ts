import type { Branch } from "@tresen/contract/branch/branch.resource";
import { configFields } from "@tresen/contract/config/config";
import type { Navigation } from "@tresen/contract/site/navigation/navigation.resource";
import { expect, test } from "vitest";
import { readShop } from "../../state/shop";
import { footerLinks } from "./footer-links";

const link = (label: string, url: string, items: object[] = []) => ({
  type: "link",
  label,
  url,
  isEnabled: true,
  items,
});
const menu = (identifier: string, name: string, items: object[]) =>
  ({ identifier, name, isPublic: true, items }) as Partial<Navigation>;
const branch = (identifier: string) =>
  ({ id: identifier, identifier, name: identifier, isPublic: true }) as Partial<Branch>;
const shopOf = ({
  config = {},
  branches = [branch("a")],
  navigations = [],
}: {
  config?: object;
  branches?: object[];
  navigations?: object[];
}) =>
  readShop([
    { url: "config", data: configFields.parse(config) },
    { url: "branches", data: branches },
    { url: "navigations", data: navigations },
  ]);

test("each address is in the footers once", () => {
  const navigations = [
    menu("secondaryMenu", "", [
      link("Impressum", "/site/imprint/"),
      link("Start", "/"),
      link("Bestellen", "/store/a"),
      link("Jobs", "/jobs", [link("Lehre", "/lehre")]),
      link("Jobs", "/jobs"),
    ]),
    menu("socialMenu", "Netze", [link("Jobs", "/jobs"), link("Bilder", "https://bilder.example")]),
  ];
  const { bottom, menus } = footerLinks(
    shopOf({ config: { imprintText: "Text", termsAndConditions: "https://agb.example" }, navigations }),
  );
  expect(bottom).toEqual([
    { label: "Online Bestellen", href: "/store/a" },
    { label: "AGB", href: "https://agb.example" },
    { label: "Impressum", href: "/site/imprint" },
  ]);
  expect(menus.map(({ name, links }) => [name, links.map(({ href }) => href)])).toEqual([
    ["Mehr", ["/jobs", "/lehre"]],
    ["Netze", ["https://bilder.example"]],
  ]);
});

test("a list without own links is left out, and with several branches the link to one of them", () => {
  const navigations = [menu("secondaryMenu", "Mehr", [link("Impressum", "/site/imprint")])];
  expect(
    footerLinks(shopOf({ config: { imprintText: "Text" }, branches: [branch("a"), branch("b")], navigations })),
  ).toEqual({ bottom: [{ label: "Impressum", href: "/site/imprint" }], menus: [] });
  expect(footerLinks(shopOf({ branches: [] }))).toEqual({ bottom: [], menus: [] });
});
