import { expect, test } from "vitest";
import type { PageShop } from "../../page/shop";
import { sites } from "../site.resource";
import { type KnownTargets, pageFindings } from "./page-findings";
import { FINDING_TEXTS } from "./page-findings.texts";
import { innerPath, linksIn } from "./page-links";

const shop = {
  config: { termsAndConditions: "", privacyPolicy: "", imprint: "", allergens: "", imprintText: "Impressum" },
  divisions: [],
  branches: [{ id: "brn_1", identifier: "mitte", isPublic: true }],
  menus: [],
  categories: new Map(),
  products: new Map(),
  sites: [],
} as never as PageShop;
const known: KnownTargets = {
  shop,
  origin: "https://shop.example",
  pages: [
    { id: "sit_own", path: "alter-pfad", isPublic: true },
    { id: "sit_team", path: "Team", isPublic: true },
    { id: "sit_geheim", path: "geheim", isPublic: false },
  ],
  redirects: ["mittagskarte"],
  altOf: (id) => (id === "img_blind" ? "" : id === "img_ok" ? "Ofen" : undefined),
};
const found = (fields: object) =>
  pageFindings({
    id: "sit_own",
    known,
    fields: sites.fields.parse({ path: "neuer-pfad", name: "Seite", title: "T", description: "D", ...fields }),
  });
const text = (value: string) => found({ content: { text: value } });

test("links to what there is are no finding, whatever their form", () => {
  for (const address of [
    "/team",
    "/TEAM/?a=1#unten",
    "https://shop.example/team",
    "/store/mitte",
    "/store/mitte/checkout",
    "/mittagskarte",
    "/neuer-pfad",
    "/site/imprint",
    "/image/x.jpg",
    "https://anderswo.example/x",
    "mailto:a@example.test",
    "tel:+431",
  ])
    expect([address, text(`[Text](${address})`)]).toEqual([address, []]);
});

test("links to what there is not are errors, with the place of their section", () => {
  expect(text("[a](/gibt-es-nicht) und [b](/alter-pfad) ![c](/bild-fehlt)")).toEqual(
    ["/gibt-es-nicht", "/alter-pfad"].map((address) => ({
      severity: "error",
      message: FINDING_TEXTS.link(address),
      path: "content.text",
      section: null,
    })),
  );
  expect(text("[a](/geheim)")).toMatchObject([{ severity: "error", message: FINDING_TEXTS.hidden("/geheim") }]);
  expect(text("[a](#nirgends)")).toMatchObject([{ severity: "warning", message: FINDING_TEXTS.anchor("#nirgends") }]);
  const links = [{ label: "Weg", url: "/weg" }];
  const sections = [
    { type: "text", value: { text: "Da" } },
    { type: "hero", value: { title: "Hallo", links } },
    { type: "hero", value: { title: "Hallo", links }, isHidden: true },
  ];
  expect(found({ type: "default", content: { sections } })).toEqual([
    {
      severity: "error",
      message: FINDING_TEXTS.link("/weg"),
      path: "content.sections.1.value.links.0.url",
      section: 1,
    },
  ]);
});

test("pictures without a description, empty sections and missing metadata are told, the worst first", () => {
  const image = (id: string) => ({ id, version: 1, extension: "jpg", width: 9, height: 9 });
  const sections = [
    { type: "text-image", value: { title: "A", image: image("img_blind") } },
    { type: "text-image", value: { title: "A", image: image("img_ok") } },
    { type: "text-image", value: { position: "left" } },
    { type: "form-contact", value: {} },
  ];
  const told = found({ type: "default", title: "", description: "x".repeat(156), content: { sections } });
  expect(told.map(({ severity, message, section }) => [severity, message, section])).toEqual([
    ["warning", FINDING_TEXTS.alt, 0],
    ["warning", FINDING_TEXTS.emptySection, 2],
    ["hint", FINDING_TEXTS.title, null],
    ["hint", FINDING_TEXTS.longDescription(155), null],
  ]);
  expect(text("")).toMatchObject([{ message: FINDING_TEXTS.emptyPage }]);
});

test("a picture in a text without a description is told with the text that it stands in", () => {
  const picture = "/image/medium/img_ok-1.png";
  const sections = [
    { type: "text", value: { text: `Hier ![](${picture}) und ![ ](${picture})` } },
    { type: "text", value: { text: `![Ofen](${picture})` } },
  ];
  expect(found({ type: "default", content: { sections } })).toEqual([
    { severity: "warning", message: FINDING_TEXTS.textAlt, path: "content.sections.0.value.text", section: 0 },
  ]);
  expect(text(`![](${picture})`)).toMatchObject([{ message: FINDING_TEXTS.textAlt, path: "content.text" }]);
});

test("texts that a new section begins with are told where they still stand", () => {
  const sections = [
    { type: "hero", value: { title: "Überschrift", text: "Eigener Text" } },
    { type: "bike-rental", value: { title: "Verleih", slider: [{ text: "Schreiben Sie hier Ihren Text." }] } },
    { type: "text", value: { text: "Die Überschrift steht im Text." } },
  ];
  expect(found({ type: "default", content: { sections } })).toEqual([
    {
      severity: "warning",
      message: FINDING_TEXTS.example("Überschrift"),
      path: "content.sections.0.value.title",
      section: 0,
    },
    {
      severity: "warning",
      message: FINDING_TEXTS.example("Schreiben Sie hier Ihren Text."),
      path: "content.sections.1.value.slider.0.text",
      section: 1,
    },
  ]);
});

test("links are found anywhere, and only those within the shop have a path", () => {
  const value = { text: '[a](</x> "Titel") [b](/y)', logo: { link: " /z " }, url: "", title: "/kein-link" };
  expect(linksIn({ value, path: "v" }).map(({ address }) => address)).toEqual(["/x", "/y", "/z"]);
  const origin = "https://shop.example";
  expect(innerPath({ address: "//anderswo.example/x", origin })).toBeNull();
  expect(innerPath({ address: "http://[", origin })).toBeNull();
});
