// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_VIEWS } from "../admin/list/views/view-queries";
import { press, settled, type } from "../../shared/testing/hands";
import { META, mountPage } from "./testing/page";

const TAG = { ...META, id: "tag_1", name: "Vegan" };
let mounted: Awaited<ReturnType<typeof mountPage>>;
/** What the server answers to a changed record. */
let answer: () => Response;
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ data: { ...TAG, version: 2, name: "Rein pflanzlich" } });
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (address.includes("/views/")) return Response.json({ data: NO_VIEWS });
    if (method === "GET") return Response.json({ data: [], cursor: null });
    sent.push(JSON.parse(String(body)));
    return answer();
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function typeAndLeave({ id, text }: { id: string; text: string }): Promise<void> {
  mounted = await mountPage({ resource: "tags", id, records: [TAG] });
  await type({ into: mounted.element.querySelector("input"), text });
  await act(async () => void mounted.router.navigate({ to: "/$resource", params: { resource: "tables" } }));
  await settled();
}
const question = (): Element | null => document.querySelector("[role=alertdialog]");
const place = (): string => mounted.router.state.location.pathname;

test("a question before a form is left keeps what was entered", async () => {
  await typeAndLeave({ id: "tag_1", text: "Rein pflanzlich" });
  expect(question()?.textContent).toContain("Änderungen verwerfen?");
  await press("Weiter bearbeiten");
  expect([place(), question(), sent]).toEqual(["/tags/tag_1", null, []]);
});

test("another address while the question is open asks for that one, and the form's own closes it", async () => {
  await typeAndLeave({ id: "tag_1", text: "Rein pflanzlich" });
  const go = async (to: string): Promise<void> => {
    await act(async () => mounted.router.history.push(to));
    await settled();
  };
  await go("/products");
  expect(question()).not.toBeNull();
  await go("/tags/tag_1");
  expect([place(), question()]).toEqual(["/tags/tag_1", null]);
  expect(mounted.element.querySelector("input")?.value).toBe("Rein pflanzlich");
  await go("/products");
  await press("Verwerfen", question() ?? document);
  await vi.waitFor(() => expect(place()).toBe("/products"));
});

test.each(["tag_1", "new"])("what was entered in %s can be saved before the way goes on", async (id) => {
  await typeAndLeave({ id, text: "Rein pflanzlich" });
  await press("Speichern", question() ?? document);
  await settled();
  expect(sent).toEqual([expect.objectContaining({ name: "Rein pflanzlich" })]);
  await vi.waitFor(() => expect(place()).toBe("/tables"));
});

test("what the server refuses keeps the person in the form, at the faulty field", async () => {
  const errors = [{ field: "name", code: "unique", message: "Diesen Namen gibt es schon." }];
  answer = () => Response.json({ errors }, { status: 400 });
  await typeAndLeave({ id: "tag_1", text: "Scharf" });
  await press("Speichern", question() ?? document);
  await vi.waitFor(() => expect(document.activeElement).toBe(mounted.element.querySelector("input")));
  expect([place(), question()]).toEqual(["/tags/tag_1", null]);
  expect(document.body.textContent).toContain("Diesen Namen gibt es schon.");
});
