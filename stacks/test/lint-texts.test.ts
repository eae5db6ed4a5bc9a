import { describe, expect, it } from "vitest";
import { rulesBrokenBy } from "./snippet";

const contract = "packages/contract/src/catalog/units.ts";
const definition = "packages/contract/src/branch/branch.resource.ts";
const functions = "packages/functions/src/routes.ts";

describe("other rules", () => {
  const shop = "web/src/shop/features/cart/cart-bar.tsx";
  it.each([
    ["text between tags", "export const one = <p>Warenkorb</p>;"],
    ["text between tags that is chosen", 'export const one = (is: boolean) => <p>{is ? "offen" : null}</p>;'],
    ["text beside a value", "export const one = (count: number) => <p>{`${count} Artikel`}</p>;"],
    ["an attribute that is read out", 'export const one = <i aria-label="Menge" />;'],
    ["an attribute put together", "export const one = (name: string) => <img alt={`Bild ${name}`} />;"],
    ["a property that is shown", 'export const one = { label: "Kontakt" };'],
    ["German letters anywhere", 'export const one = (): string => "geöffnet";'],
    ["a phrase anywhere", 'export const one = (): string => "Zur Kassa";'],
    ["a sentence around a value", "export const one = (time: string): string => `Wieder ab ${time} da`;"],
    ["text of a server's page", "export const one = (): Html => html`<th>Zeit</th>`;"],
    ["an attribute of a server's page", 'export const one = (): Html => html`<i class="big" title="Inhalt"></i>`;'],
  ])("no text for people in place: %s", async (_form, text) => {
    expect(await rulesBrokenBy({ file: shop, text: `${text}\n` })).toEqual(["house/inline-text"]);
    expect(await rulesBrokenBy({ file: shop.replace("cart-bar.tsx", "cart.test.tsx"), text: `${text}\n` })).toEqual([]);
  });

  it.each([
    "web/src/backend/admin/list/list-footer.tsx",
    "web/src/shared/theme-toggle.tsx",
    "packages/local/src/page/render.tsx",
  ])("no text for people in place in %s either", async (file) => {
    expect(await rulesBrokenBy({ file, text: "export const one = <p>Seite</p>;\n" })).toEqual(["house/inline-text"]);
  });

  it.each([
    ["what a caller is told", contract, 'export const one = new AppError("gone", "missing", "Nicht da");'],
    ["what a record is called", contract, 'export const one = { one: "Import" };'],
    ["a word between tags", functions, 'export const one = "<p>weiter</p>";'],
    ["a word of a page put together", functions, "export const one = (name: string): string => `<b>${name}</b> ab`;"],
    ["an attribute of a page", functions, 'export const one = `<img class="w-4" alt="Bild" />`;'],
    ["what a definition's check says", definition, 'export const one = z.string().regex(/a/, "Nur Buchstaben");'],
  ])("no text for people in place: %s", async (_form, file, text) => {
    expect(await rulesBrokenBy({ file, text: `${text}\n` })).toEqual(["house/inline-text"]);
  });

  it.each([
    ["titles of a definition", definition, 'export const one = { one: "Filiale", name: line("Straße und Ort") };'],
    ["what a schema's meta says", contract, 'export const one = z.string().meta({ description: "Ein Tag" });'],
    ["log lines", functions, 'log.warn("A picture is missing");'],
    ["conditions", functions, 'export const one = { UpdateExpression: "SET state = :state" };'],
    ["characters one by one", contract, 'export const one = new Set([..."äöü"]);\nexport const two = "\\u00DF";'],
    [
      "markup",
      functions,
      'export const one = \'lg:pb-8"><svg class="w-4"><style>b { top: 0 }</style></svg><p class="m\';',
    ],
    ["files of texts", "web/src/shop/features/cart/cart.texts.ts", 'export const empty = "Noch nichts ausgewählt.";'],
    ["what has no letters", shop, 'export const one = (count: number) => <p title="…">{count} ×</p>;'],
    ["texts by name", shop, "export const one = (texts: { cart: string }) => <p title={texts.cart}>{texts.cart}</p>;"],
    ["styles and keys", shop, 'export const one = <p className="flex gap-2" data-key="Escape" id="cart" />;'],
    ["what is compared", shop, 'export const one = (state: string) => <p>{state === "open" && 1}</p>;'],
    ["errors for developers", shop, 'export const one = (): Error => new Error("There is no cart");'],
    ["failures of commands", shop, 'export const one = (): Error => new StartFailure("Name a file.");'],
    [
      "markup of a server's page",
      shop,
      "export const one = (name: string) => html`<style>main.pay { color: red; }</style>" +
        '<i class="big ${name}" title="${name}">${name} &amp; 1</i>`;',
    ],
    ["names of properties", shop, 'export const one = { "Open Sans": 1 };'],
  ])("leave %s where they are", async (_form, file, text) => {
    expect(await rulesBrokenBy({ file, text: `${text}\n` })).toEqual([]);
  });
});
