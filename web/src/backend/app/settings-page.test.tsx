// @vitest-environment happy-dom
import { CONFIG_DEFAULTS } from "@tresen/contract/config/config-defaults";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PREVIEW_PAGE } from "../../shared/preview/page-preview";
import { press, settled, type } from "../../shared/testing/hands";
import { ConfigPage, type ConfigSearch } from "../admin/form/config-page";
import { configScreen } from "../features/config/screen";
import { mountPart } from "./testing/part";

let mounted: Awaited<ReturnType<typeof mountPart>> | undefined;
const sent: { call: string; body: unknown }[] = [];
let answers: Record<string, () => Response> = {};
beforeEach(() => {
  sent.length = 0;
  answers = {};
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const call = `${method} ${url}`;
    sent.push({ call, body: typeof body === "string" ? JSON.parse(body) : undefined });
    return answers[call]?.() ?? Response.json({ data: [] });
  });
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  vi.unstubAllGlobals();
});

const open = async (search: ConfigSearch = {}, config: object = {}): Promise<void> => {
  const record = { ...CONFIG_DEFAULTS, logo: null, ...config, version: 3, updatedAt: "2026-06-05T16:30:00.000Z" };
  mounted = await mountPart({
    content: <ConfigPage {...search} screen={configScreen} />,
    data: [[["config"], record]],
  });
};
const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label);
  const input = found && document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field ${label}`);
  return input;
};
const button = (label: string): HTMLElement => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === label);
  if (!found) throw new Error(`No button ${label}`);
  return found;
};
const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");

test("an address of a section leads to it, and one of a field marks the field", async () => {
  await open({ section: "Karte" });
  await settled();
  expect(document.activeElement?.textContent).toBe("Karte");
  expect(document.querySelector("nav [aria-current]")?.textContent).toBe("Karte");
  await mounted?.unmount();
  await open({ field: "smsSender" });
  await settled();
  expect(document.activeElement).toBe(field("Absender der SMS"));
  expect(document.querySelector("[data-marked]")?.getAttribute("data-field")).toBe("smsSender");
  act(() => field("Titel").focus());
  expect(document.querySelector("[data-marked]")).toBeNull();
});

test("contrast is told while a colour is typed, and the nearest one that passes is taken at a press", async () => {
  await open();
  await type({ into: field("Hauptfarbe"), text: "#ffcc00" });
  expect(text()).toContain("Links und Preise in dieser Farbe auf hellem Grund: 1,3 : 1 (nötig sind 4,5 : 1)");
  const take = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.endsWith("übernehmen"));
  if (!take) throw new Error("No proposal");
  const proposed = take.textContent?.slice(0, 7);
  await press(take.textContent ?? "");
  expect(field("Hauptfarbe").value).toBe(proposed);
  // It is saved like any other change, and any colour may be.
  expect(button("Speichern").hasAttribute("disabled")).toBe(false);
});

test("the picture is sent what is typed, but half a colour changes nothing", async () => {
  await open();
  const frame = document.querySelector("iframe");
  expect(frame?.getAttribute("src")).toBe(PREVIEW_PAGE);
  const shown: { kind: string; config: Record<string, unknown>; scheme: string }[] = [];
  if (!frame) throw new Error("No frame");
  const contentWindow = { postMessage: (message: (typeof shown)[number]) => void shown.push(message) };
  Object.defineProperty(frame, "contentWindow", { value: contentWindow });
  await type({ into: field("Hauptfarbe"), text: "#ff00" });
  expect(shown.at(-1)?.config).not.toHaveProperty("primaryColor");
  await type({ into: field("Hauptfarbe"), text: "#ff0000" });
  expect(shown.at(-1)).toMatchObject({ kind: "look", scheme: "light", config: { primaryColor: "#ff0000" } });
  expect(sent.some(({ call }) => call.startsWith("POST"))).toBe(false);
});

test("a test mail has the name that is typed, and its progress is told", async () => {
  answers = {
    "POST /api/service-tests/mail": () => Response.json({ data: { id: "j1", state: "waiting" } }, { status: 202 }),
    "GET /api/service-tests/messages/j1": () =>
      Response.json({ data: { id: "j1", state: "done", recipient: "c…@example.test" } }),
  };
  await open();
  await type({ into: field("Name des Shops"), text: "Neuer Name" });
  await press("Testmail an mich senden");
  await vi.waitFor(() => expect(text()).toContain("Die Testnachricht wurde an c…@example.test gesendet."));
  expect(sent.find(({ call }) => call === "POST /api/service-tests/mail")?.body).toEqual({ shopName: "Neuer Name" });
});

test("the provider's answer to the keys is told with its reason", async () => {
  answers = {
    "POST /api/service-tests/payment": () =>
      Response.json({ data: { provider: "mollie", result: "refused", mode: "live", reason: "401 Unauthorized" } }),
  };
  await open();
  await press("Schlüssel von Mollie prüfen");
  await vi.waitFor(() => expect(text()).toContain("Der Anbieter lehnt die Schlüssel ab."));
  expect(text()).toContain("Antwort des Anbieters: 401 Unauthorized");
});

test("the map's style is asked for with the token that is typed", async () => {
  const url = "https://api.mapbox.com/styles/v1/mapbox/dark-v11?access_token=pk.neu";
  answers = { [`GET ${url}`]: () => new Response("", { status: 401 }) };
  await open();
  await press("Karte prüfen");
  await vi.waitFor(() => expect(text()).toContain("Der Shop zeigt die mitgelieferte Karte."));
  await type({ into: field("Öffentlicher Zugangsschlüssel der Karte"), text: "pk.neu" });
  await press("Karte prüfen");
  await vi.waitFor(() => expect(text()).toContain("Der Kartenanbieter lehnt den Schlüssel ab (401)."));
  answers = { [`GET ${url}`]: () => Response.json({ version: 8, layers: [] }) };
  await press("Karte prüfen");
  await vi.waitFor(() => expect(text()).toContain("Der Kartenanbieter liefert den Stil."));
});

test("a setting is found by a word of its explanation, and Enter leads to it without saving", async () => {
  await open();
  const search = document.querySelector<HTMLInputElement>("[role=search] input");
  if (!search) throw new Error("No search");
  await type({ into: search, text: "firmenbuch" });
  expect(text()).toContain("1 Einstellung gefunden.");
  act(() => void search.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true })));
  await settled();
  expect(sent.some(({ call }) => call.startsWith("POST"))).toBe(false);
  expect(search.value).toBe("");
});
