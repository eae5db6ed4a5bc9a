// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled, type } from "../../../shared/testing/hands";
import { picture } from "../../admin/media/testing";
import { imageScreen } from "../../features/media/screen";
import { mountPage } from "../testing/page";

const USAGE = [
  { resource: "products", id: "prd_1", title: "Margherita", fields: ["images.0"] },
  { resource: "config", id: "config", title: "", fields: ["logo"] },
  {
    ...{ resource: "sites", id: "sit_1", title: "Über uns" },
    fields: ["content.sections.1.value.employees.0.image", "content.sections.2.value.areas.0.links.3.image"],
  },
];
const EARLIER = { ...picture(), fileVersion: 1, replacedAt: picture().createdAt, expiresAt: picture().createdAt };

let mounted: Awaited<ReturnType<typeof mountPage>> | undefined;
let saves: { body: unknown }[] = [];
/** The picture as the server has it. */
let stored = picture();

beforeEach(() => {
  saves = [];
  stored = picture();
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (address.endsWith("/usage")) return Response.json({ data: USAGE });
    if (address.endsWith("/files")) return Response.json({ data: [EARLIER] });
    if (address.endsWith("/restore")) {
      stored = { ...stored, version: stored.version + 1, fileVersion: 3, width: 200, height: 300, crops: {} };
      return Response.json({ data: { ...stored, uploadedAt: "2026-06-07T10:00:00.000Z" } });
    }
    if (method === "PUT") {
      const sent = JSON.parse(String(body));
      saves.push({ body: sent });
      if (sent.version !== stored.version)
        return Response.json({ errors: [{ code: "record.stale", message: "Geändert." }] }, { status: 409 });
      stored = { ...stored, ...sent, version: stored.version + 1 };
      return Response.json({ data: stored });
    }
    if (address.startsWith("/api/images/img_1")) return Response.json({ data: stored });
    return Response.json({ data: [], cursor: null });
  });
});
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

async function show(changed: Parameters<typeof picture>[0] = {}) {
  stored = picture(changed);
  mounted = await mountPage({ resource: "images", id: "img_1", records: [stored], screen: imageScreen });
  await settled();
}

const page = () => document.body.textContent;
const slider = (name: string) => document.querySelector<HTMLElement>(`[role=slider][aria-label="${name}"]`);
const key = (target: HTMLElement | null, name: string) =>
  act(async () => target?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true })));

test("a section of a page that shows it is named in words, with a link to the field", async () => {
  await show();
  const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent === "Über uns");
  expect(link?.closest("li")?.textContent).toBe(
    "SeiteÜber unsAbschnitt 2, Person 1, Bild, Abschnitt 3, Bereich 1, Logo 4, Bild",
  );
  expect(link?.getAttribute("href")).toContain("/sites/sit_1?field=content.sections.1.value.employees.0.image");
});

test("the page tells the file, its earlier ones, and where the picture is used", async () => {
  await show();
  expect(page()).toContain("400 × 200");
  expect(page()).toContain("1 kB");
  const links = [...document.querySelectorAll("a")].map((link) => [link.textContent.trim(), link.getAttribute("href")]);
  expect(links).toContainEqual(["Margherita", "/products/prd_1?field=images.0"]);
  expect(links).toContainEqual(["Konfiguration", "/config?field=logo"]);
  expect(links).toContainEqual(["Herunterladen", "/image/img_1-1.jpg"]);
  expect(document.querySelector("[aria-label='Fassung 1 wiederherstellen']")).not.toBeNull();
});

test("a missing description is warned of until it is there", async () => {
  await show({ alt: "" });
  expect(page()).toContain("Ohne Beschreibung erfahren Menschen");
  await type({ into: document.querySelector("[data-field=alt] textarea"), text: "Eine Pizza" });
  expect(page()).not.toContain("Ohne Beschreibung erfahren Menschen");
});

test("focus and crops are set by keys, and a crop is given up again", async () => {
  await show();
  await key(slider("Bildmitte"), "ArrowRight");
  expect(slider("Bildmitte")?.getAttribute("aria-valuetext")).toBe("51 % von links, 50 % von oben");
  const product = [...document.querySelectorAll("button")].find(({ textContent }) => /^Produkt/.test(textContent));
  expect(product?.textContent).toContain("um die Bildmitte");
  await act(async () => product?.click());
  // A square of a picture that is twice as wide as high, around the moved focus.
  expect(slider("Ausschnitt: Produkt")?.style.left).toBe("25.5%");
  await key(slider("Ausschnitt: Produkt"), "-");
  expect(product?.textContent).toContain("eigener Ausschnitt");
  await press("Ausschnitt für Produkt zurücksetzen");
  // The button is gone, and the frame is there to go on with.
  expect(document.activeElement).toBe(slider("Ausschnitt: Produkt"));
  expect(product?.textContent).toContain("um die Bildmitte");
  await press("Speichern");
  await settled();
  expect(saves[0]?.body).toMatchObject({ focus: { x: 0.51, y: 0.5 }, crops: {} });
});

test("a file that came meanwhile is no conflict with what was typed, but another description is", async () => {
  await show();
  await type({ into: document.querySelector("[data-field=name] input"), text: "Salami" });
  stored = { ...stored, version: 2, fileVersion: 2, digest: "def" };
  await press("Speichern");
  await settled();
  expect(saves.map(({ body }) => body)).toMatchObject([
    { version: 1, name: "Salami" },
    { version: 2, name: "Salami" },
  ]);
  expect(document.querySelector("[role=alertdialog]")).toBeNull();
  await type({ into: document.querySelector("[data-field=name] input"), text: "Funghi" });
  stored = { ...stored, version: 9, alt: "Von jemand anderem" };
  await press("Speichern");
  await eventually(() =>
    expect(document.querySelector("[role=alertdialog]")?.textContent).toContain("Von jemand anderem"),
  );
});

test("a file of another shape is told to have no own crops any more, and when it came", async () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  await show({ crops: { product: crop, hero: { ...crop, height: 0.5625 } } });
  expect(page()).toContain("Hochgeladen05.06.2026 18:30");
  await press("Fassung 1 wiederherstellen");
  await eventually(() => expect(page()).toContain("Eigene Ausschnitte wurden deshalb entfernt: Produkt, Titelbild."));
  expect(page()).toContain("Hochgeladen07.06.2026 12:00");
  expect(page()).not.toContain("eigener Ausschnitt");
});

test("there is no empty form, since a picture comes with its file", async () => {
  mounted = await mountPage({ resource: "images", id: "new", screen: imageScreen });
  expect(document.querySelector("form")).toBeNull();
  expect(document.querySelector("h1")?.textContent).toBe("Bilder werden hochgeladen");
});
