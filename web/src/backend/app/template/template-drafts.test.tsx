// @vitest-environment happy-dom
import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled, type } from "../../../shared/testing/hands";
import { START_TEXTS } from "../../features/template/editor.texts";
import { templateScreen } from "../../features/template/screen";
import { ADMIN, META, mountPage } from "../testing/page";

const KEY = `template-draft-${ADMIN.id}-new`;
const design = imageTemplates.fields.parse({ identifier: "aktion", name: "Aktion", width: 400, height: 300 });
const saved: unknown[] = [];

let mounted: Awaited<ReturnType<typeof mountPage>>;
beforeEach(() => {
  saved.length = 0;
  localStorage.setItem(KEY, JSON.stringify({ design, version: 0, at: Date.UTC(2026, 5, 5, 10) }));
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") return Response.json({ data: [], cursor: null });
    const fields: unknown = JSON.parse(String(body));
    saved.push({ address: address.replace(/^.*\/api/, ""), method });
    return Response.json({ data: { ...META, id: "tpl_1", ...(fields as object) } });
  });
});
afterEach(async () => {
  await mounted.unmount();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const text = (): string => mounted.element.textContent ?? "";
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await settled();
      check();
    },
    { timeout: 20_000 },
  );

/** Opens the page of a new template. */
async function open(): Promise<void> {
  mounted = await mountPage({ resource: "image-templates", id: "new", screen: templateScreen });
}

test("a new template that was not saved is offered at once, and can be thrown away", async () => {
  await open();
  await until(() => expect(text()).toContain("Noch nicht gespeichert, zuletzt geändert am 05.06.2026"));
  await press("Verwerfen");
  expect(text()).not.toContain("Noch nicht gespeichert");
  expect(localStorage.getItem(KEY)).toBeNull();
}, 40_000);

test("an impossible size is told at its field, and nothing else begins instead", async () => {
  localStorage.clear();
  await open();
  await until(() => expect(text()).toContain("Eigene Größe"));
  const field = (label: string): HTMLInputElement => {
    const found = [...mounted.element.querySelectorAll("label")].find((one) => one.textContent === label);
    return document.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
  };
  await type({ into: field("Breite"), text: "99999" });
  await type({ into: field("Höhe"), text: "0" });
  const begin = [...mounted.element.querySelectorAll("button")].find((one) => one.textContent === START_TEXTS.begin);
  await until(() => expect(begin?.disabled).toBe(false));
  await press(START_TEXTS.begin);
  expect(text()).toContain("Eigene Größe");
  expect(document.activeElement).toBe(field("Breite"));
  for (const label of ["Breite", "Höhe"]) {
    const told = document.getElementById(field(label).getAttribute("aria-describedby") ?? "");
    expect(told?.textContent).toBe("Möglich ist 1 bis 10.000.");
  }
  await type({ into: field("Breite"), text: "500" });
  await type({ into: field("Höhe"), text: "300" });
  await press(START_TEXTS.begin);
  await until(() => expect(text()).toContain("Ergibt ein Bild mit 500 × 300 Pixeln."));
}, 60_000);

test("in the window in which it was open, it is there again after a reload", async () => {
  sessionStorage.setItem("template-open", '"new"');
  await open();
  await until(() => expect(text()).toContain("sind wieder da"));
  expect(mounted.element.querySelector("h1")?.textContent).toBe("Aktion");
}, 40_000);

test("after its first save a template can still be undone, at its own address", async () => {
  await open();
  await until(() => expect(text()).toContain("Weiterarbeiten"));
  await press("Weiterarbeiten");
  await until(() => expect(text()).toContain("Noch keine Ebenen"));
  await press("Form hinzufügen");
  await press("Speichern");
  await until(() => expect(mounted.router.state.location.pathname).toBe("/image-templates/tpl_1"));
  expect(saved).toEqual([{ address: "/image-templates", method: "POST" }]);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(text()).not.toContain("Noch keine Ebenen");
  await press("Rückgängig");
  expect(text()).toContain("Noch keine Ebenen");
  // The next save changes the same template.
  await press("Speichern");
  await until(() => expect(saved.at(-1)).toEqual({ address: "/image-templates/tpl_1", method: "PUT" }));
}, 40_000);
