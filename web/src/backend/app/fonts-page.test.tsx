// @vitest-environment happy-dom
import type { Font } from "@tresen/contract/media/font/font";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled, type } from "../../shared/testing/hands";
import { toastsAtom } from "../shared/toasts";
import { mountPart } from "./testing/part";
import { FontsPage } from "../features/font/fonts-page";

const OWN: Font = {
  family: "Hausschrift",
  source: "own",
  category: null,
  variants: ["regular", "700"],
  files: ["regular", "700"].map((variant) => ({
    variant,
    url: `/fonts/file/Hausschrift/${variant}-0123.woff`,
    size: 41_234,
    glyphs: 290,
    missing: variant === "700" ? "ß€" : "",
    createdAt: "2026-01-01T00:00:00.000Z",
  })),
};
const LATO: Font = { family: "Lato", source: "packaged", category: "sans-serif", variants: ["regular"], files: [] };

let mounted: Awaited<ReturnType<typeof mountPart>> | undefined;
const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    sent.push(`${method} ${url}`);
    if (method === "GET" && url.startsWith("/api/fonts")) return Response.json({ data: [OWN, LATO] });
    return url.startsWith("/fonts/") ? new Response("@font-face{}") : Response.json({ data: null });
  });
});
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const open = async (fonts: Font[] = [OWN, LATO]): Promise<void> => {
  mounted = await mountPart({
    content: <FontsPage />,
    data: [
      [["fonts"], fonts],
      [["config"], { fontFamily: "Lato" }],
    ],
  });
};

test("families are listed with what is to be known of them", async () => {
  await open();
  const headings = [...document.querySelectorAll("h2, h3")].map((one) => one.textContent);
  expect(headings).toEqual(["Eigene Schriften", "Hausschrift", "Mitgeliefert", "Lato"]);
  expect(text()).toContain("Es fehlen Zeichen: ß, € (Euro)");
  expect(text()).toContain("Fett (700)42 kB, 290 Zeichenformen");
  expect(text()).toContain("Schrift des Shops");
});

test("an own file is deleted after a question", async () => {
  await open();
  await press("Hausschrift, Fett (700) löschen");
  expect(text()).toContain("„Hausschrift“, Fett (700), löschen?");
  expect(sent.filter((request) => !request.startsWith("GET"))).toEqual([]);
  await press("Löschen");
  await settled();
  expect(sent).toContain("DELETE /api/fonts/Hausschrift/700");
});

test("families are found by the beginnings of their words", async () => {
  await open([OWN, LATO, { ...LATO, family: "Open Sans" }]);
  await type({ into: document.querySelector("input[type=search]"), text: "sa" });
  expect([...document.querySelectorAll("h3")].map((one) => one.textContent)).toEqual(["Open Sans"]);
  expect(text()).toContain("Keine gefunden.");
});

test("an own file that is used is not deleted, and what uses it is named with links", async () => {
  const errors = [
    { code: "record.in_use", message: "Schriftart wird noch verwendet von: Einstellungen, Bildvorlage „Angebot“." },
    { code: "record.referring", field: "config.config", message: "Einstellungen" },
    { code: "record.referring", field: "image-templates.tpl_1", message: "Bildvorlage „Angebot“" },
  ];
  const server = fetch;
  vi.stubGlobal("fetch", (url: string, options: RequestInit = {}) =>
    options.method === "DELETE" ? Promise.resolve(Response.json({ errors }, { status: 409 })) : server(url, options),
  );
  await open();
  await press("Hausschrift, Fett (700) löschen");
  await press("Löschen");
  await settled();
  const dialog = document.querySelector("[role=alertdialog]");
  expect(dialog?.textContent).toContain("Schriftart wird noch verwendet von:");
  expect(
    [...(dialog?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Konfiguration", "/config"],
    ["Bildvorlage „Angebot“", "/image-templates/tpl_1"],
  ]);
});

test("a list that cannot be loaded says so, and can be asked for again", async () => {
  mounted = await mountPart({ content: <FontsPage />, failures: [[["fonts"], new Error("offline")]] });
  expect(text()).toContain("Schriftarten konnten nicht geladen werden.");
  await press("Erneut versuchen");
  await settled();
  expect(text()).toContain("Hausschrift");
});

test("a family is used in the shop after a question, and that can be taken back", async () => {
  const others = { shopName: "Glutnest", primaryColor: "#b3261e", fontFamily: "Lato" };
  let stored: Record<string, unknown> = { ...others, headingFontFamily: "", version: 7, updatedAt: "2026-06-05" };
  const server = fetch;
  const saved: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, options: RequestInit = {}) => {
    if (!url.startsWith("/api/config")) return server(url, options);
    if (options.method === "POST") {
      const body = JSON.parse(String(options.body)) as Record<string, unknown>;
      saved.push(body);
      // As the server does where a version is given: what is not sent is not kept.
      stored = { ...body, version: Number(body["version"]) + 1, updatedAt: "2026-06-06" };
    }
    return Response.json({ data: stored });
  });
  getDefaultStore().set(toastsAtom, []);
  await open();
  await press("Hausschrift im Shop verwenden");
  await act(async () => document.querySelector<HTMLElement>("[role=menuitem][data-key=headingFontFamily]")?.click());
  expect(text()).toContain("Überschriften des Shops in „Hausschrift“?");
  expect(saved).toEqual([]);
  await press("Verwenden");
  await settled();
  expect(saved).toEqual([{ ...others, headingFontFamily: "Hausschrift", version: 7 }]);
  const told = getDefaultStore().get(toastsAtom).at(-1);
  expect(told?.message).toBe("Überschriften des Shops stehen jetzt in „Hausschrift“.");
  await act(async () => told?.undo?.());
  await settled();
  expect(saved.at(-1)).toEqual({ ...others, headingFontFamily: "", version: 8 });
});
