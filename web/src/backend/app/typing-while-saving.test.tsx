// @vitest-environment happy-dom
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { press, settled, type } from "../../shared/testing/hands";
import { META, mountPage } from "./testing/page";

const DIVISION = { ...META, id: "div_1", identifier: "nord", name: "Nord", title: "", description: "" };
let mounted: Awaited<ReturnType<typeof mountPage>>;
let sent: Record<string, unknown>[] = [];
/** Lets the server answer the save that is under way. */
let answer: (answer: Response) => void = () => undefined;

afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function open(id: string, records: AnyRecord[]): Promise<void> {
  sent = [];
  vi.stubGlobal("fetch", async (_address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "GET") return Response.json({ data: [], cursor: null });
    sent.push(JSON.parse(String(body)));
    return new Promise((resolve) => (answer = resolve));
  });
  mounted = await mountPage({ resource: "divisions", id, records });
}
const field = (label: string): HTMLInputElement => {
  const name = [...document.querySelectorAll("label")].find(({ textContent }) => textContent.startsWith(label));
  const found = document.getElementById(name?.htmlFor ?? "");
  if (!(found instanceof HTMLInputElement)) throw new Error(`No field ${label}`);
  return found;
};
const shown = (): string[] => ["Name", "Titel"].map((label) => field(label).value);
const respond = async (record: object): Promise<void> => {
  await act(async () => answer(Response.json({ data: record })));
  await settled();
};
const isUnsaved = (): boolean => document.querySelector("header")?.textContent.includes("Nicht gespeichert") ?? false;

test("what is typed while a save is under way stays, is unsaved, and is saved over the new version", async () => {
  await open(DIVISION.id, [DIVISION]);
  await type({ into: field("Name"), text: " Nordwest" });
  await press("Speichern");
  const edited = field("Titel");
  await type({ into: edited, text: "Nord und West" });
  await respond({ ...DIVISION, version: 2, name: "Nordwest" });
  expect([shown(), isUnsaved()]).toEqual([["Nordwest", "Nord und West"], true]);
  // It is the same field as before, so the cursor stays in it.
  expect(field("Titel")).toBe(edited);
  await press("Speichern");
  await respond({ ...DIVISION, version: 3, name: "Nordwest", title: "Nord und West" });
  expect(sent.map(({ version, name, title }) => [version, name, title])).toEqual([
    [1, " Nordwest", ""],
    [2, "Nordwest", "Nord und West"],
  ]);
  expect([shown(), isUnsaved()]).toEqual([["Nordwest", "Nord und West"], false]);
});

test("a field that is typed into again while its first text is saved keeps the second one", async () => {
  await open(DIVISION.id, [DIVISION]);
  await type({ into: field("Name"), text: "Ost" });
  await press("Speichern");
  await type({ into: field("Name"), text: "Ost und Süd" });
  await respond({ ...DIVISION, version: 2, name: "Ost" });
  expect([field("Name").value, isUnsaved()]).toEqual(["Ost und Süd", true]);
});

test("what is typed while a save fails is saved by its retry", async () => {
  await open(DIVISION.id, [DIVISION]);
  await type({ into: field("Name"), text: "Ost" });
  await press("Speichern");
  await type({ into: field("Titel"), text: "Osten" });
  await act(async () => answer(Response.json({ errors: [] }, { status: 500 })));
  await settled();
  expect([shown(), isUnsaved()]).toEqual([["Ost", "Osten"], true]);
  await press("Speichern");
  expect(sent.at(-1)).toMatchObject({ version: 1, name: "Ost", title: "Osten" });
});

test("a new record goes on in its form with what was typed, and the next new one begins empty", async () => {
  await open("new", []);
  await type({ into: field("Name"), text: "Ost" });
  await type({ into: field("Kennung"), text: "ost" });
  await press("Speichern");
  await type({ into: field("Titel"), text: "Osten" });
  await respond({ ...DIVISION, id: "div_2", identifier: "ost", name: "Ost" });
  expect(mounted.router.state.location.pathname).toBe("/divisions/div_2");
  expect([shown(), isUnsaved()]).toEqual([["Ost", "Osten"], true]);
  await press("Speichern");
  await respond({ ...DIVISION, id: "div_2", identifier: "ost", version: 2, name: "Ost", title: "Osten" });
  expect(sent.at(-1)).toMatchObject({ version: 1, title: "Osten" });
  await act(
    async () => void mounted.router.navigate({ to: "/$resource/$id", params: { resource: "divisions", id: "new" } }),
  );
  await settled();
  expect(shown()).toEqual(["", ""]);
});
