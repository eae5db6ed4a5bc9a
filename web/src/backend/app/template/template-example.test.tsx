// @vitest-environment happy-dom
import { EXAMPLE_RECORD_TEXTS } from "@tresen/contract/template/data/data.texts";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EditorContext, type EditorParts } from "../../features/template/editor-context";
import { ExampleBar } from "../../features/template/example/example-bar";
import { useExample } from "../../features/template/example/use-example";
import { designOf } from "../../shared/template/design-of";
import { createEditor } from "../../features/template/state/editor";
import { isProductDataShownAtom } from "../../shared/visibility";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { mountPart } from "../testing/part";
import { TEMPLATE, product, valuesOf } from "../testing/templates";

const NAMES = ["Apfelstrudel", "Brot", "Zwetschkenknödel mit Butterbröseln"];
let records = NAMES.map((name, index) => product(`prd_${index}`, name));
let gone = "";

beforeEach(() => {
  localStorage.clear();
  gone = "";
  records = NAMES.map((name, index) => product(`prd_${index}`, name));
  vi.stubGlobal("fetch", async (url: string) => {
    const { pathname, searchParams } = new URL(url, "https://shop.test");
    if (pathname === "/api/image-templates/data") {
      const id = searchParams.get("record");
      if (id === gone) return Response.json({ errors: [{ code: "x", message: "Weg" }] }, { status: 404 });
      return Response.json({ data: valuesOf(records.find((one) => one.id === id)?.name ?? "Glutnest") });
    }
    if (pathname === "/api/products") {
      const limit = Number(searchParams.get("limit"));
      return Response.json({ data: records.slice(0, limit), cursor: null });
    }
    return Response.json({ data: [], cursor: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const SHOP = {};

function Screen() {
  const example = useExample({ source: "product", shop: SHOP, currency: "EUR" });
  const name = example.values.data["product.name"];
  return (
    <>
      <output>{name === null ? "leer" : String(name)}</output>
      <ExampleBar example={example} onSeeAll={() => undefined} />
    </>
  );
}

async function open() {
  const design = designOf(TEMPLATE);
  if (!design) throw new Error("The template cannot be read");
  const parts: EditorParts = {
    ...{ editor: createEditor(design), id: "tpl_1", isReadOnly: false, currency: "EUR", data: null, fonts: null },
    look: { primary: "#000000", primaryText: "#ffffff", secondary: "#333333", font: "Inter", headingFont: "Inter" },
    ...{ bound: (layer) => layer, draw: () => ({ svg: "", warnings: [] }), warnings: new Map(), faults: [] },
    timeZone: "Europe/Vienna",
  };
  const mounted = await mountPart({
    content: (
      <EditorContext value={parts}>
        <Screen />
      </EditorContext>
    ),
  });
  await settled();
  return { ...mounted, said: () => parts.editor.state().said.text };
}
const shows = (name: string): Promise<void> => eventually(() => expect(shown()).toBe(name));
const shown = (): string => document.querySelector("output")?.textContent ?? "";
const command = async (name: string): Promise<void> => {
  await press("Besondere Beispiele");
  const entry = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find((one) => one.textContent === name);
  await act(async () => entry?.click());
  await settled();
};

test("the first record is shown, and those beside it by a press", async () => {
  const { unmount, said } = await open();
  await shows("Apfelstrudel");
  await press("Nächstes Beispiel");
  await shows("Brot");
  expect(said()).toBe("Beispiel: Brot");
  await press("Voriges Beispiel");
  await shows("Apfelstrudel");
  await press("Voriges Beispiel");
  await eventually(() => expect(said()).toBe("Das ist das erste."));
  await unmount();
});

test("the shortest and the longest name and a record without values are found at once", async () => {
  const { unmount } = await open();
  await shows("Apfelstrudel");
  await command("Längster Name");
  await shows("Zwetschkenknödel mit Butterbröseln");
  await command("Kürzester Name");
  await shows("Brot");
  await command("Ohne Werte");
  await shows("leer");
  await unmount();
});

test("the last example is there again, unless it is gone", async () => {
  const first = await open();
  await shows("Apfelstrudel");
  await press("Nächstes Beispiel");
  await shows("Brot");
  await first.unmount();
  const second = await open();
  await shows("Brot");
  await second.unmount();
  gone = "prd_1";
  const third = await open();
  await shows("Apfelstrudel");
  await third.unmount();
});

test("without any record an example stands in, and a record without values can still be shown", async () => {
  records = [];
  const { unmount } = await open();
  await shows("Beispielprodukt");
  expect(document.body.textContent).toContain("Noch keine Produkte");
  await press("Ohne Werte");
  await shows("leer");
  await press("Beispiel zeigen");
  await shows("Beispielprodukt");
  await unmount();
});

test("while product data is hidden an example is shown that is made up, and the record again afterwards", async () => {
  const { unmount } = await open();
  await shows("Apfelstrudel");
  await act(async () => getDefaultStore().set(isProductDataShownAtom, false));
  await shows(EXAMPLE_RECORD_TEXTS.product);
  expect(document.body.textContent).toContain("Daten sind ausgeblendet: Die Vorlage zeigt ein erfundenes Beispiel.");
  expect(document.body.textContent).not.toContain("Apfelstrudel");
  expect(document.body.textContent).not.toContain("Alle ansehen");
  await act(async () => getDefaultStore().set(isProductDataShownAtom, true));
  await shows("Apfelstrudel");
  await unmount();
});
