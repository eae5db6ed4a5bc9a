// @vitest-environment happy-dom
import { formatMoney } from "@tresen/contract/kit/money";
import { parseCsv } from "@tresen/contract/kit/table/csv";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import HistoryExport from "../../features/order/history/history-export";
import { press, settled } from "../../../shared/testing/hands";
import { mountPart } from "../testing/part";

const order = (ticketNumber: number) => ({
  id: `ord_${ticketNumber}`,
  ticketNumber,
  createdAt: "2026-06-05T16:30:00.000Z",
  phone: "+436601234567",
  branch: { id: "brn_1", name: "Neubau" },
  state: "pending",
});
let mounted: Awaited<ReturnType<typeof mountPart>>;
let asked: string[] = [];
const saved: Blob[] = [];
const closed = vi.fn();

beforeEach(() => {
  asked = [];
  saved.length = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return "blob:file";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  closed.mockClear();
});

async function open({ matching = null }: { matching?: number | null }) {
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return address.includes("cursor=2")
      ? Response.json({ data: [order(1)], cursor: null })
      : Response.json({ data: [order(3), order(2)], cursor: "2" });
  });
  mounted = await mountPart({
    content: (
      <HistoryExport
        filter={{ state: "pending" }}
        sort="ticket"
        shown={["ticket", "branch"]}
        context={{ currency: "EUR", money: formatMoney, zoneOf: () => "Europe/Vienna" }}
        matching={matching}
        onClose={closed}
      />
    ),
  });
  await settled();
}

const label = (text: string) => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(text);
  return found;
};
const choose = (text: string) => act(async () => label(text).querySelector("input")?.click());
const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";

test("the history is exported with every order that the filters let through, and the columns that were chosen", async () => {
  await open({});
  await vi.waitFor(() => expect(dialog()).toContain("alle Einträge, die Suche und Filter zeigen (über 2)."));
  expect(label("Excel (XLSX)").querySelector("input")?.checked).toBe(true);
  expect(label("Angezeigte Spalten (2)").querySelector("input")?.checked).toBe(true);
  await choose("CSV, für alle Tabellenprogramme");
  await choose("Spalten auswählen");
  await choose("Telefon");
  await choose("Filiale");
  asked = [];
  await press("Datei erstellen");
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(asked).toEqual(["/api/orders?state=pending&limit=500", "/api/orders?state=pending&limit=500&cursor=2"]);
  expect(parseCsv((await saved[0]?.text()) ?? "")).toEqual([
    ["Ticket", "Telefon"],
    ["1", "+436601234567"],
    ["2", "+436601234567"],
    ["3", "+436601234567"],
  ]);
});

test("an Excel file is made without another choice, and what the history has loaded is not counted again", async () => {
  await open({ matching: 3 });
  expect(asked).toEqual([]);
  expect(dialog()).toContain("Exportiert werden 3 Einträge");
  await press("Datei erstellen");
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(saved[0]?.type).toContain("spreadsheetml");
});

test("an export that fails says so in the panel, and closing ends one that goes on", async () => {
  await open({ matching: 3 });
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 500 }));
  await press("Datei erstellen");
  await vi.waitFor(() =>
    expect(document.querySelector("[role=alert]")?.textContent).toContain("Bestellungen konnten nicht geladen werden."),
  );
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal("fetch", (_address: string, init?: RequestInit) => {
    signal = init?.signal;
    return new Promise(() => undefined);
  });
  await press("Datei erstellen");
  await mounted.unmount();
  expect(signal?.aborted).toBe(true);
});
