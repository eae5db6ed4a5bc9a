// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_VIEWS } from "../admin/list/views/view-queries";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { META, mountPage } from "./testing/page";

const DEPARTMENT = { ...META, id: "dep_1", branch: "brn_1", name: "Fenster", identifier: "7" };
let mounted: Awaited<ReturnType<typeof mountPage>>;
let sent: unknown[] = [];

beforeEach(async () => {
  sent = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (address.includes("/views/")) return Response.json({ data: NO_VIEWS });
    if (method !== "PUT") return Response.json({ data: [], cursor: null });
    sent.push(JSON.parse(String(body)));
    return Response.json({ data: { ...DEPARTMENT, version: 2, name: "Garten" } });
  });
  mounted = await mountPage({ resource: "departments", records: [DEPARTMENT] });
  const cell = cellOf("Fenster");
  await act(async () => cell?.dispatchEvent(new MouseEvent("dblclick", { bubbles: true })));
  await eventually(() => expect(edited()).toContain("Fenster"));
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const cellOf = (text: string) => [...document.querySelectorAll("td")].find(({ textContent }) => textContent === text);
const input = () => document.querySelector("[data-cell-editor] input");
const edited = () =>
  [...document.querySelectorAll<HTMLInputElement>("[data-cell-editor] input")].map(({ value }) => value);
/** A tap on the innermost element of the cell, such as the link to the record. */
async function tap(text: string): Promise<void> {
  const cell = cellOf(text);
  const target = cell?.querySelector("a") ?? cell;
  for (const kind of ["pointerdown", "click"])
    await act(
      async () =>
        void target?.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, pointerType: "touch" })),
    );
  await settled();
}

test("in a row that is being edited, a tap on another value edits that one and saves the first", async () => {
  await type({ into: input(), text: "Garten" });
  await tap("7");
  expect(sent).toEqual([expect.objectContaining({ name: "Garten", version: 1 })]);
  expect(edited()).toEqual(["7"]);
  await tap("Garten");
  expect(edited()).toEqual(["Garten"]);
  expect(mounted.router.state.location.pathname).toBe("/departments");
});

test("a value that is refused keeps its editor", async () => {
  await type({ into: input(), text: "" });
  await tap("7");
  expect([sent, edited()]).toEqual([[], [""]]);
});

test("beside the button that saves, another one leads to the next value", async () => {
  await press("Speichern und weiter zum nächsten Wert");
  await settled();
  expect(document.querySelector("[data-cell-editor]")?.getAttribute("aria-label")).toBe("Filiale von „Fenster“");
});
