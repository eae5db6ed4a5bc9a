// @vitest-environment happy-dom
import type { Closing } from "@tresen/contract/closing/closing";
import { type BookingContent, newBooking } from "@tresen/contract/closing/booking";
import { sumBookings } from "@tresen/contract/closing/closing-sums";
import { NO_RECEIPT } from "@tresen/contract/closing/closing.texts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled, type } from "../../shared/testing/hands";
import { type ClosingsSearch, ClosingsPage } from "../features/closing/closings-page";
import { countedCash } from "../features/closing/counted-cash";
import { mountPart } from "./testing/part";

const AT = "2026-06-05T20:30:00.000Z";
const SALE: BookingContent = {
  ...{ kind: "sale", at: AT, uid: "A", ticketNumber: 7, method: "delivery", reason: "", by: null },
  taxes: [{ rate: 0.1, net: 1000, tax: 100, gross: 1100 }],
  payments: [{ payment: "cash", amount: 1100 }],
  ...{ deposits: [], donations: 0, tips: 0 },
};
const { add, sums } = sumBookings();
add(SALE);
const PREVIEW = { branch: "brn_1", number: 2, from: AT, firstEntry: 2, lastEntry: 2, sums: sums() };
const CLOSING: Closing = {
  ...{ ...PREVIEW, id: "brn_1-1", number: 1, from: null, closedAt: AT, by: { id: "usr_1", name: "Eva Beispiel" } },
  ...{ countedCash: 1050, difference: -50, note: "Kassa 1", entriesHash: "e", previousHash: "", hash: "h" },
};
const ENTRY = { ...SALE, branch: "brn_1", sequence: 1 };

let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: { request: string; body: unknown; key: string | null }[];
let searched: ClosingsSearch[];
let check: object;
let refuses: boolean;
/** Whether the server does what is sent, and its answer does not arrive. */
let losesAnswer: boolean;
beforeEach(() => {
  [sent, searched, refuses, losesAnswer] = [[], [], false, false];
  check = { isWhole: true, checked: 1, faults: [] };
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body, headers }: RequestInit = {}) => {
    const { pathname } = new URL(url, "http://localhost");
    if (method === "POST") {
      const key = new Headers(headers).get("idempotency-key");
      sent.push({ request: `${method} ${pathname}`, body: JSON.parse(String(body)), key });
      if (losesAnswer) throw new TypeError("Failed to fetch");
      const errors = [{ code: "closing.meanwhile", message: "Inzwischen hat jemand anderer abgeschlossen." }];
      if (refuses) return Response.json({ errors, requestId: "1" }, { status: 409 });
      return Response.json({ data: pathname.endsWith("/closings") ? CLOSING : ENTRY }, { status: 201 });
    }
    if (pathname.endsWith("/export"))
      return Response.json(
        { errors: [{ code: "x", message: "In den Buchungskonten fehlt: Kassa." }], requestId: "1" },
        { status: 400 },
      );
    if (pathname.endsWith("/verify")) return Response.json({ data: check });
    if (pathname.endsWith("/preview")) return Response.json({ data: PREVIEW });
    if (pathname.endsWith("/entries")) return Response.json({ data: [ENTRY], cursor: null });
    if (pathname.endsWith("/brn_1-1")) return Response.json({ data: CLOSING });
    return Response.json({ data: pathname.endsWith("/branches") ? [BRANCH] : [CLOSING], cursor: null });
  });
});
const BRANCH = { id: "brn_1", name: "Mitte", timeZone: "Europe/Vienna" };
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const field = (label: string): HTMLInputElement | null => {
  const found = [...document.querySelectorAll("label")].find(({ textContent }) => textContent.startsWith(label));
  return document.querySelector<HTMLInputElement>(`#${CSS.escape(found?.htmlFor ?? "")}`);
};
const open = async (search: ClosingsSearch = {}): Promise<void> => {
  mounted = await mountPart({
    content: <ClosingsPage search={search} onSearch={(changed) => searched.push(changed)} />,
  });
  await settled();
  await settled();
};

test("what is open stands above the closings, with the law's sentence beside what is paid at the door", async () => {
  await open();
  expect(text()).toContain("Noch nicht abgeschlossen");
  expect(text()).toContain(NO_RECEIPT);
  expect(text()).toMatch(/Tagesabschluss 105\.06\.2026 22:3011,00 €/);
});

test("a day is closed with the counted cash, once for a press", async () => {
  await open();
  await press("Tag abschließen");
  await type({ into: field("Gezähltes Bargeld"), text: "10,50" });
  expect(text()).toContain("-0,50 €");
  await press("Endgültig abschließen");
  await settled();
  expect(sent).toEqual([
    {
      request: "POST /api/closings",
      body: { branch: "brn_1", number: 2, countedCash: 1050, note: "" },
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(searched).toEqual([{ branch: "brn_1", closing: "brn_1-1" }]);
});

test("who closes after somebody else is told, and nothing is closed", async () => {
  refuses = true;
  await open();
  await press("Tag abschließen");
  await press("Endgültig abschließen");
  await settled();
  expect(document.querySelector("[role=dialog] [role=alert]")?.textContent).toContain("Inzwischen");
  expect(searched).toEqual([]);
});

test("tips and corrections are booked as the server takes them", async () => {
  await open();
  await press("Trinkgeld buchen");
  await type({ into: field("Betrag"), text: "2,50" });
  await press("Buchen");
  await settled();
  await press("Korrektur buchen");
  await type({ into: field("Betrag"), text: "-12" });
  await type({ into: field("Steuersatz in %"), text: "10" });
  await type({ into: field("Grund"), text: "Verzählt" });
  await press("Buchen");
  await settled();
  expect(sent.map(({ body }) => newBooking.parse(body))).toMatchObject([
    { kind: "tip", amount: 250, payment: "cash" },
    { kind: "correction", amount: -1200, rate: 0.1, reason: "Verzählt" },
  ]);
});

test("what is sent again after a lost answer is the same, so that nothing is booked or closed twice", async () => {
  losesAnswer = true;
  await open();
  await press("Trinkgeld buchen");
  await type({ into: field("Betrag"), text: "2,50" });
  await press("Buchen");
  await settled();
  losesAnswer = false;
  await press("Buchen");
  await settled();
  losesAnswer = true;
  await press("Tag abschließen");
  await press("Endgültig abschließen");
  await settled();
  losesAnswer = false;
  await press("Endgültig abschließen");
  await settled();
  const [first, again, closing, closingAgain, ...others] = sent;
  expect([again, closingAgain, others]).toEqual([first, closing, []]);
  expect(closing?.key).not.toBe(first?.key);
});

test("each opened form has a key of its own", async () => {
  await open();
  for (const amount of ["1", "1"]) {
    await press("Trinkgeld buchen");
    await type({ into: field("Betrag"), text: amount });
    await press("Buchen");
    await settled();
  }
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test("a closing is printed alone, with its branch and without what is only for the screen", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await open({ closing: "brn_1-1" });
  await press("Drucken");
  expect(print).toHaveBeenCalledOnce();
  const printed = document.querySelector("[role=dialog] .printed-alone");
  expect(printed?.textContent).toContain("Mitte: Tagesabschluss 1");
  const files = [...(printed?.querySelectorAll("section") ?? [])].find(({ textContent }) => /DATEV/.test(textContent));
  expect(files?.className).toContain("print:hidden");
});

test("the table of taxes names its columns in each row for a narrow screen", async () => {
  await open({ closing: "brn_1-1" });
  const row = [...document.querySelectorAll("[role=dialog] [role=row]")].find(({ textContent }) =>
    /Netto\s*\d/.test(textContent),
  );
  expect(row?.textContent?.replaceAll("\u00A0", " ")).toMatch(/Netto10,00 €.*1,00 €Brutto11,00 €/);
  expect(row?.querySelectorAll("[role=cell] [aria-hidden]")).toHaveLength(3);
});

test("a closing shows its cash, its entries and that the chain is whole", async () => {
  await open({ closing: "brn_1-1" });
  const dialog = (): string => (document.querySelector("[role=dialog]")?.textContent ?? "").replaceAll("\u00A0", " ");
  expect(dialog()).toContain("Nachgerechnet: unverändert");
  expect(dialog()).toMatch(/Erwartet11,00 €Gezählt10,50 €Differenz-0,50 €/);
  await press("Buchungen ansehen");
  await settled();
  expect(dialog()).toContain("Verkauf · Bestellung 7");
  await press("DATEV", document.querySelector("[role=dialog]") ?? document);
  await settled();
  expect(dialog()).toContain("In den Buchungskonten fehlt: Kassa.");
});

test("a chain that is not whole says where", async () => {
  check = { isWhole: false, checked: 1, faults: [{ number: 1, fault: "content" }] };
  await open({ closing: "brn_1-1" });
  expect(text()).toContain("Abschluss 1 wurde verändert");
});

test("notes and coins are added up", () => {
  expect(countedCash({ 5000: "2", 100: " 3 ", 1: "" })).toBe(10_300);
  expect(countedCash({ 5000: "zwei" })).toBeNull();
  expect(countedCash({ 5000: "" })).toBeNull();
});
