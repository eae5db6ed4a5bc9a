// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AllPictures } from "../../features/template/all/all-pictures";
import { templateScreen } from "../../features/template/screen";
import { designOf } from "../../shared/template/design-of";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { mountPage } from "../testing/page";
import { mountPart } from "../testing/part";
import { TEMPLATE, fontAnswer, product, stubSight, valuesOf } from "../testing/templates";

const file = new Uint8Array(
  readFileSync(createRequire(import.meta.url).resolve("@fontsource/inter/files/inter-latin-400-normal.woff")),
);
let asked: string[] = [];
let sight: ReturnType<typeof stubSight>;
const LONG = "Ein Name, der in keine Zeile passt und deshalb gekürzt wird";
const RECORDS = Array.from({ length: 220 }, (_, index) => product(`prd_${index}`, index === 3 ? LONG : `Nr. ${index}`));

beforeEach(() => {
  asked = [];
  sight = stubSight();
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const { pathname, searchParams } = new URL(url, "https://shop.test");
    if (pathname === "/api/image-templates/data") {
      const found = RECORDS.find(({ id }) => id === searchParams.get("record"));
      return Response.json({ data: valuesOf(found?.name ?? "Glutnest") });
    }
    if (pathname === "/api/products")
      return Response.json({ data: RECORDS.slice(0, Number(searchParams.get("limit"))), cursor: null });
    return fontAnswer({ url, file }) ?? Response.json({ data: [], cursor: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The icon of a warning is no picture. */
const isDrawn = (tile: Element): boolean => tile.querySelector("span[aria-hidden] > svg path") !== null;
const DRAWING = /fonts|image-templates\/data|\/image\//;

test("rows of the list that were never in sight load and draw nothing", async () => {
  const records = ["Schild", "Tafel"].map((name, index) => ({ ...TEMPLATE, id: `tpl_${index}`, name }));
  const { unmount } = await mountPage({ resource: "image-templates", records, screen: templateScreen });
  await settled();
  const places = [...document.querySelectorAll("[data-thumb]")];
  expect(places).toHaveLength(2);
  expect(asked.filter((url) => DRAWING.test(url))).toEqual([]);
  await act(async () => sight.show(places.slice(0, 1)));
  await eventually(() => expect(places[0]?.querySelector("svg path")).not.toBeNull());
  expect(places[1]?.innerHTML).toBe("");
  // One call for the first record of the source and one for its values, however many rows there are.
  await act(async () => sight.show(places.slice(1)));
  await settled();
  expect(asked.filter((url) => url.includes("image-templates/data"))).toHaveLength(1);
  await unmount();
});

test("of two hundred pictures those in sight are drawn, at most forty, and all are checked", async () => {
  const design = designOf(TEMPLATE);
  if (!design) throw new Error("The template cannot be read");
  const onExport = vi.fn();
  const onExample = vi.fn();
  const { unmount } = await mountPart({
    content: <AllPictures {...{ design, onExport, onExample }} onClose={() => undefined} />,
  });
  await eventually(() => expect(document.querySelectorAll("[data-entry]")).toHaveLength(200));
  expect(document.body.textContent).toContain("Gezeigt werden die ersten 200.");
  const tiles = [...document.querySelectorAll("[data-entry]")];
  expect(tiles.filter(isDrawn)).toHaveLength(0);
  await act(async () => sight.show(tiles.slice(0, 60)));
  await eventually(() => expect(tiles.filter(isDrawn)).toHaveLength(40));
  await eventually(() => expect(document.body.textContent).toContain("1 Bild mit Hinweis."));
  expect(document.body.textContent).toContain("Ebene „Titel“: Der Text passt nicht und ist gekürzt.");
  // The ones that leave the sight leave the page.
  await act(async () => sight.show(tiles.slice(0, 50), false));
  await settled();
  expect(tiles.filter(isDrawn)).toHaveLength(10);
  await press(`${LONG}, 1 Hinweis`);
  await settled();
  expect(document.body.textContent).toContain("4 von 200");
  await press("Nächstes Bild");
  await settled();
  expect(document.body.textContent).toContain("5 von 200");
  await press("Im Editor zeigen");
  expect(onExample).toHaveBeenCalledWith("prd_4");
  await press("Exportieren");
  expect(onExport.mock.calls[0]?.[0]).toHaveLength(200);
  await unmount();
});
