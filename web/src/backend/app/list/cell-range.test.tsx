// @vitest-environment happy-dom
import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_VIEWS } from "../../admin/list/views/view-queries";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { META, mountPage } from "../testing/page";

const product = (id: string, name: string, price: number, tax: number, isEnabled = true) => ({
  ...META,
  ...{ id, name, price, tax, isEnabled, uid: "", type: "simple", unit: "piece", allergens: [] },
});
const RECORDS = [
  product("prd_1", "Gulasch", 950, 0.1),
  product("prd_2", "Knödel", 1150, 0.1),
  product("prd_3", "Wein", 450, 0.2, false),
];
const TRIAL: BulkView = {
  ...{ id: "job_1", resource: "products", action: "import", state: "done", total: 2, done: 2 },
  ...{ changed: 1, unchanged: 0, refused: 1, isDryRun: true, canUndo: false },
  ...{ startedBy: { id: "usr_admin", name: "Ada" }, createdAt: META.createdAt },
};
const REPORT: BulkEntry[] = [
  { id: "prd_1", label: "Gulasch", outcome: "changed", changes: [{ field: "price", before: 950, after: 123450 }] },
  { id: "prd_2", label: "Knödel", outcome: "refused", message: "Preis: Bitte geben Sie einen Betrag an." },
];
const VIEWS = {
  ...NO_VIEWS,
  columns: [{ field: "name" }, { field: "price" }, { field: "tax" }, { field: "isEnabled" }, { field: "allergens" }],
};
let mounted: Awaited<ReturnType<typeof mountPage>>;
let sent: unknown[] = [];
let rendered = 0;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method === "POST") {
      sent.push(JSON.parse(String(body)));
      return Response.json({ data: TRIAL });
    }
    if (method === "PUT") {
      const record = JSON.parse(String(body)) as object;
      sent.push(record);
      return Response.json({ data: { ...record, version: 2 } });
    }
    if (address.includes("/report")) return Response.json({ data: REPORT, cursor: null });
    if (address.startsWith("/api/bulk/")) return Response.json({ data: TRIAL });
    return Response.json({ data: [], cursor: null });
  });
  mounted = await mountPage({
    resource: "products",
    records: RECORDS,
    views: VIEWS,
    screen: {
      Picture: () => {
        rendered += 1;
        return null;
      },
    },
  });
  await settled();
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const rows = () => [...document.querySelectorAll<HTMLElement>("tbody > tr")];
const key = (name: string, more: KeyboardEventInit = {}) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }),
      ),
  );
const SHIFT = { shiftKey: true };
const chosen = () => [...document.querySelectorAll("td[aria-selected=true]")].map(({ textContent }) => textContent);
/** Goes to the cell of this row and column with the keyboard. */
async function goTo(row: number, column: number): Promise<void> {
  await act(async () => rows()[row]?.focus());
  for (let steps = 0; steps <= column; steps += 1) await key("ArrowRight");
}
async function clipboard(kind: "copy" | "paste", text = ""): Promise<string> {
  let held = text;
  const event = new Event(kind, { bubbles: true, cancelable: true });
  Object.defineProperty(event, "clipboardData", {
    value: { getData: () => held, setData: (_: string, data: string) => (held = data) },
  });
  await act(async () => void document.activeElement?.dispatchEvent(event));
  return held;
}

test("arrows lead from a row into its cells and back, and a step renders none of the rows", async () => {
  await goTo(0, 1);
  expect(document.activeElement?.textContent).toBe("9,50\u00A0€");
  expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
  const before = rendered;
  await key("ArrowRight");
  await key("ArrowRight", SHIFT);
  await key("ArrowLeft", SHIFT);
  expect(rendered).toBe(before);
  // To another row: the one that Tab leads to changes, and no third one is rendered.
  await key("ArrowDown", SHIFT);
  expect(rendered - before).toBeLessThanOrEqual(2);
  expect(chosen()).toEqual(["10\u00A0%", "10\u00A0%"]);
  expect(document.body.textContent).toContain("2 Zellen gewählt (2 × 1)");
  await key("Escape");
  expect([document.activeElement, chosen()]).toEqual([rows()[1], []]);
});

test("a range is copied as a spreadsheet reads it, and pasting it again is no other text", async () => {
  await goTo(1, 1);
  await key("ArrowRight", SHIFT);
  await key("ArrowRight", SHIFT);
  await key("ArrowDown", SHIFT);
  expect(await clipboard("copy")).toBe("11,50\t10 %\tja\r\n4,50\t20 %\tnein");
});

test("a block from a spreadsheet is tried, tells what it changes and refuses, and is then written at once", async () => {
  await goTo(0, 1);
  await clipboard("paste", '"1.234,50"\t20 %\tja\tA\r\nviel\t0,5\t\r\n');
  const call = {
    resource: "products",
    rows: [
      { id: "prd_1", line: 1, values: { price: "1.234,50", tax: "20 %", isEnabled: "ja" } },
      { id: "prd_2", line: 2, values: { price: "viel", tax: "0,5", isEnabled: "" } },
    ],
  };
  await eventually(() => expect(sent).toEqual([{ ...call, dryRun: true }]));
  await eventually(() => expect(document.body.textContent).toContain("1 Zeile hat einen Fehler"));
  expect(document.body.textContent).toContain("ausgelassen: Allergene.");
  await press("1 Eintrag ändern");
  await settled();
  expect(sent[1]).toEqual({ ...call, dryRun: false });
});

test("what lies below the last row is told, and one value is pasted into each chosen cell", async () => {
  await goTo(2, 2);
  await clipboard("paste", "10 %\n13 %\n20 %");
  await eventually(() => expect(document.body.textContent).toContain("2 Zeilen haben unter der letzten Zeile"));
  expect(sent[0]).toMatchObject({ rows: [{ id: "prd_3", values: { tax: "10 %" } }] });
  await press("Abbrechen");
  await goTo(0, 2);
  await key("ArrowDown", SHIFT);
  await clipboard("paste", "13 %");
  await settled();
  expect(sent.at(-1)).toMatchObject({
    rows: [
      { id: "prd_1", values: { tax: "13 %" } },
      { id: "prd_2", values: { tax: "13 %" } },
    ],
  });
});

test("Ctrl+D fills the chosen cells with the first row, and does not duplicate the product", async () => {
  await goTo(0, 1);
  await key("ArrowRight", SHIFT);
  await key("ArrowDown", SHIFT);
  await key("d", { ctrlKey: true });
  await settled();
  expect(sent[0]).toMatchObject({ rows: [{ id: "prd_2", line: 1, values: { price: "9,50", tax: "10 %" } }] });
  expect(mounted.router.state.location.pathname).toBe("/products");
});

test("Enter edits the cell, and the focus comes back to it", async () => {
  await goTo(1, 1);
  await key("Enter");
  await eventually(() => expect(document.querySelector("[data-cell-editor] input")).not.toBeNull());
  await key("Escape");
  await settled();
  expect(document.activeElement?.textContent).toBe("11,50\u00A0€");
  expect(chosen()).toEqual(["11,50\u00A0€"]);
});

test("dragging with the mouse chooses cells and opens nothing", async () => {
  const cell = (row: number, column: number) => rows()[row]?.children[column + 1];
  const pointer = (kind: string, at: Element | undefined) =>
    act(
      async () =>
        void at?.dispatchEvent(
          new PointerEvent(kind, { bubbles: true, cancelable: true, pointerType: "mouse", button: 0 }),
        ),
    );
  await pointer("pointerdown", cell(0, 1));
  await pointer("pointerover", cell(1, 2));
  await pointer("pointerup", cell(1, 2));
  await pointer("click", cell(1, 2));
  expect(chosen()).toHaveLength(4);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(mounted.router.state.location.pathname).toBe("/products");
});

test("Enter confirms a value that was typed before the editor had come", async () => {
  await goTo(1, 1);
  const cell = document.activeElement;
  await act(async () => {
    for (const pressed of ["7", "Enter"])
      cell?.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));
  });
  await eventually(() => expect(sent).toEqual([expect.objectContaining({ id: "prd_2", price: 700 })]));
  await settled();
  expect(document.querySelector("[data-cell-editor]")).toBeNull();
});

test("what is typed on a cell begins its new value, also before the editor has come", async () => {
  await goTo(1, 1);
  const cell = document.activeElement;
  await act(async () => {
    for (const sign of ["1", "2", ","])
      cell?.dispatchEvent(new KeyboardEvent("keydown", { key: sign, bubbles: true, cancelable: true }));
  });
  const input = () => document.querySelector<HTMLInputElement>("[data-cell-editor] input");
  await eventually(() => expect(input()?.value).toBe("12,"));
  expect(document.activeElement).toBe(input());
  await key("Escape");
  // A choice takes no text, so nothing begins there.
  await key("ArrowRight");
  await key("ArrowRight");
  await key("x");
  await settled();
  expect(input()).toBeNull();
});
