// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LabelDialog } from "../../features/label/label-dialog";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { META } from "../testing/page";
import { mountPart } from "../testing/part";
import { TEMPLATE, fontAnswer, stubSight, valuesOf } from "../testing/templates";

const file = new Uint8Array(
  readFileSync(createRequire(import.meta.url).resolve("@fontsource/inter/files/inter-latin-400-normal.woff")),
);
const product = (id: string, name: string) => ({
  ...{ ...META, id, name, uid: "", price: 199, unit: "piece", allergens: ["A"], images: [], description: "" },
  ...{ isPriceHidden: false, deposit: 25, pricing: null, config: { parts: [] }, isEnabled: true },
});
const PRODUCTS = [product("prd_1", "Brot"), product("prd_2", "Ein Name, der in keine Zeile passt und gekürzt wird")];
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  stubSight();
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit = {}) => {
    if (url.startsWith("/api/labels")) {
      sent.push(JSON.parse(String(body)));
      return new Response("%PDF-", { headers: { "content-type": "application/pdf" } });
    }
    if (url.startsWith("/api/image-templates/data")) return Response.json({ data: valuesOf("Glutnest") });
    if (url.startsWith("/api/image-templates")) return Response.json({ data: [TEMPLATE], cursor: null });
    return fontAnswer({ url, file }) ?? Response.json({ data: [], cursor: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  const load = async () => PRODUCTS;
  const mounted = await mountPart({ content: <LabelDialog load={load} onClose={() => undefined} /> });
  await settled();
  return mounted;
};
const text = (): string => document.body.textContent ?? "";
const choose = async (name: string): Promise<void> => {
  await eventually(() => expect(document.querySelector("button[aria-haspopup=listbox]")).not.toBeNull());
  const button = [...document.querySelectorAll<HTMLElement>("button[aria-haspopup=listbox]")].at(0);
  await act(async () => button?.click());
  const option = () =>
    [...document.querySelectorAll<HTMLElement>("[role=option]")].find((one) => one.textContent === name);
  await eventually(() => expect(option()).toBeDefined());
  await act(async () => option()?.click());
  await settled();
};

test("labels are drawn from an image template, which this browser remembers", async () => {
  const first = await open();
  expect(text()).toContain("Auf dem Etikett");
  await choose("Schild");
  await eventually(() => expect(document.querySelectorAll("svg[role=img] svg svg svg").length).toBe(2));
  // What is on it is said by the design.
  expect(text()).not.toContain("Auf dem Etikett");
  expect(text()).toContain("Bei 1 von 2 gezeigten Produkten fehlt etwas auf dem Etikett, oder es ist gekürzt.");
  await press("PDF erstellen");
  expect(sent).toMatchObject([{ template: "tpl_1", products: ["prd_1", "prd_2"] }]);
  await first.unmount();
  const second = await open();
  await eventually(() => expect(document.querySelectorAll("svg[role=img] svg svg svg").length).toBe(2));
  await choose("Übliches Etikett");
  expect(text()).toContain("Auf dem Etikett");
  await press("PDF erstellen");
  expect(sent.at(-1)).not.toHaveProperty("template");
  await second.unmount();
});
