// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_VIEWS } from "../admin/list/views/view-queries";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { META, mountPage } from "./testing/page";

const TAG = { ...META, id: "tag_1", name: "Vegan" };
let mounted: Awaited<ReturnType<typeof mountPage>>;
let sent: unknown[] = [];
/** What the server answers to a changed record. */
let answer: () => Response;
/** What it tells of the record, and of its versions. */
let current: object;

beforeEach(async () => {
  sent = [];
  current = { data: [], cursor: null };
  answer = () => Response.json({ data: { ...TAG, version: 2, name: "Rein pflanzlich" } });
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (address.includes("/views/")) return Response.json({ data: NO_VIEWS });
    if (method !== "PUT")
      return Response.json(address.split("?")[0]?.endsWith("/tags/tag_1") ? current : { data: [], cursor: null });
    sent.push(JSON.parse(String(body)));
    return answer();
  });
  mounted = await mountPage({ resource: "tags", records: [TAG] });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const editor = () => document.querySelector("[data-cell-editor]");
/** Types into the name's cell and leaves the list without a press elsewhere. */
async function typeAndLeave(text: string): Promise<void> {
  const cell = [...document.querySelectorAll("td")].find(({ textContent }) => textContent === "Vegan");
  await act(async () => cell?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true })));
  await eventually(() => expect(editor()).not.toBeNull());
  await type({ into: editor()?.querySelector("input") ?? null, text });
  await act(async () => void mounted.router.navigate({ to: "/$resource", params: { resource: "tables" } }));
  await settled();
}
const place = () => mounted.router.state.location.pathname;

test("leaving the list saves the value of its open cell first", async () => {
  await typeAndLeave("Rein pflanzlich");
  expect(sent).toEqual([expect.objectContaining({ name: "Rein pflanzlich", version: 1 })]);
  expect(place()).toBe("/tables");
});

test("what is as it was is not saved", async () => {
  await typeAndLeave("Vegan");
  expect([sent, place()]).toEqual([[], "/tables"]);
});

test("what the server refuses keeps the person in the list, with the reason at the cell", async () => {
  const errors = [{ field: "name", code: "unique", message: "Diesen Namen gibt es schon." }];
  answer = () => Response.json({ errors }, { status: 400 });
  await typeAndLeave("Scharf");
  expect(place()).toBe("/tags");
  expect(editor()?.textContent).toContain("Diesen Namen gibt es schon.");
  expect(editor()?.querySelector("input")?.value).toBe("Scharf");
});

test("the value of a record that somebody else has removed can become a new record", async () => {
  answer = () => Response.json({ errors: [{ code: "record.missing", message: "Fehlt." }] }, { status: 404 });
  await typeAndLeave("Scharf");
  expect(place()).toBe("/tags");
  expect(document.body.textContent).toContain("„Vegan“ wurde inzwischen gelöscht.");
  await press("Als neuen Datensatz anlegen");
  await settled();
  expect(place()).toBe("/tags/new");
  expect(document.querySelector("input")?.value).toBe("Scharf");
});

test("what somebody else has saved meanwhile is in the list, also if the own value is discarded", async () => {
  answer = () => {
    current = { data: { ...TAG, version: 2, name: "Pflanzlich" } };
    return Response.json({ errors: [{ code: "record.changed", message: "Geändert." }] }, { status: 409 });
  };
  await typeAndLeave("Scharf");
  await eventually(() => expect(document.querySelector("[role=alertdialog]")).not.toBeNull());
  await press("Weiter bearbeiten");
  await press("Änderung verwerfen");
  await settled();
  expect(editor()).toBeNull();
  expect([...document.querySelectorAll("td")].map(({ textContent }) => textContent)).toContain("Pflanzlich");
});
