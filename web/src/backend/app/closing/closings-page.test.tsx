// @vitest-environment happy-dom
import { NO_RECEIPT } from "@tresen/contract/closing/closing.texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled } from "../../../shared/testing/hands";
import { countedCash } from "../../features/closing/counted-cash";
import { AT, ENTRY, closingServer, dialogText, openClosings, textOf } from "./test/open-closings";

let server: ReturnType<typeof closingServer>;
let mounted: Awaited<ReturnType<typeof openClosings>>;
beforeEach(() => {
  server = closingServer();
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("what is open stands above the closings, with its branch and the law's sentence on what is paid at the door", async () => {
  mounted = await openClosings();
  expect(textOf(document.querySelector("header"))).toBe("TagesabschlussMitte");
  expect(textOf()).toContain("Noch nicht abgeschlossen");
  expect(textOf()).toContain(NO_RECEIPT);
  expect(textOf()).toMatch(/Tagesabschluss 105\.06\.2026 22:3011,00 €/);
});

test("what staff entered is listed before it is closed, and what was booked twice says so", async () => {
  const correction = {
    ...{ ...ENTRY, kind: "correction" as const, uid: null, ticketNumber: null, method: null, by: "usr_1" },
    ...{ reason: "Doppelt getippt", payments: [{ payment: "cash" as const, amount: -1200 }] },
  };
  const later = new Date(Date.parse(AT) + 1000).toISOString();
  const other = { ...correction, sequence: 5, payments: [{ payment: "cash" as const, amount: -300 }] };
  server.entries = [ENTRY, { ...correction, sequence: 3 }, { ...correction, sequence: 4, at: later }, other];
  mounted = await openClosings();
  const lines = [...document.querySelectorAll("[aria-label='Von Hand gebucht'] li")].map((line) => textOf(line));
  expect(lines).toEqual([
    expect.stringMatching(/^Korrektur · Doppelt getippt · 10 % · Bar 05\.06\.2026 22:30-3,00 €$/),
    expect.stringMatching(/-12,00 €Um 22:30 wurde das Gleiche noch einmal gebucht/),
    expect.stringMatching(/-12,00 €Um 22:30 wurde das Gleiche noch einmal gebucht/),
  ]);
  expect(textOf()).toContain("1 Buchung aus einer Bestellung");
});

test("a closing is printed alone, with its branch and without what is only for the screen", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  mounted = await openClosings({ closing: "brn_1-1" });
  await press("Drucken");
  expect(print).toHaveBeenCalledOnce();
  const printed = document.querySelector("[role=dialog] .printed-alone");
  expect(printed?.textContent).toContain("Platz: Tagesabschluss 1");
  const files = [...(printed?.querySelectorAll("section") ?? [])].find(({ textContent }) => /DATEV/.test(textContent));
  expect(files?.className).toContain("print:hidden");
});

test("the table of taxes names its columns in each row for a narrow screen", async () => {
  mounted = await openClosings({ closing: "brn_1-1" });
  const row = [...document.querySelectorAll("[role=dialog] [role=row]")].find(({ textContent }) =>
    /Netto\s*\d/.test(textContent),
  );
  expect(textOf(row)).toMatch(/Netto10,00 €.*1,00 €Brutto11,00 €/);
  expect(row?.querySelectorAll("[role=cell] [aria-hidden]")).toHaveLength(3);
});

test("a closing shows its branch, note and cash, its entries and that the chain is whole", async () => {
  mounted = await openClosings({ closing: "brn_1-1" });
  expect(dialogText()).toMatch(/FilialePlatz.*NotizKassa 1/);
  expect(dialogText()).toContain("Nachgerechnet: unverändert");
  expect(dialogText()).toMatch(/Erwartet11,00 €Gezählt10,50 €Differenz-0,50 €/);
  await press("Buchungen ansehen");
  await settled();
  expect(dialogText()).toContain("Verkauf · Bestellung 7");
  server.fileFault = "In den Buchungskonten fehlt: Kassa.";
  await press("DATEV", document.querySelector("[role=dialog]") ?? document);
  await settled();
  expect(dialogText()).toContain("In den Buchungskonten fehlt: Kassa.");
});

test("the hashes of a closing can be seen and copied", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  mounted = await openClosings({ closing: "brn_1-1" });
  expect(dialogText()).toMatch(/Prüfsummeh1.*Prüfsumme des vorigenkeiner, dies ist der erste/);
  await press("Prüfsumme der Buchungen kopieren");
  expect(copied).toHaveBeenCalledExactlyOnceWith("e1");
});

test("a chain that is not whole says where", async () => {
  server.check = { isWhole: false, checked: 1, faults: [{ number: 1, fault: "content" }] };
  mounted = await openClosings({ closing: "brn_1-1" });
  expect(textOf()).toContain("Abschluss 1 wurde verändert");
});

test("notes and coins are added up", () => {
  expect(countedCash({ 5000: "2", 100: " 3 ", 1: "" })).toBe(10_300);
  expect(countedCash({ 5000: "zwei" })).toBeNull();
  expect(countedCash({ 5000: "" })).toBeNull();
});
