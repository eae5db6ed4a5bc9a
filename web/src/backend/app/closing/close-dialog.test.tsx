// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled, type } from "../../../shared/testing/hands";
import { ENTRY, closingServer, dialogText, field, openClosings, textOf } from "./test/open-closings";

let server: ReturnType<typeof closingServer>;
let mounted: Awaited<ReturnType<typeof openClosings>>;
beforeEach(() => {
  server = closingServer();
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const buttons = (): string[] =>
  [...document.querySelectorAll("[role=dialog] button")].map(({ textContent }) => textContent);
const enter = () =>
  act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
    ),
  );

test("a day is closed with the counted cash, once for a press", async () => {
  mounted = await openClosings();
  await press("Tag abschließen");
  await type({ into: field("Gezähltes Bargeld"), text: "10,50" });
  expect(dialogText()).toContain("-0,50 €");
  await press("Endgültig abschließen");
  await settled();
  expect(server.sent).toEqual([
    {
      request: "POST /api/closings",
      body: { branch: "brn_1", number: 2, countedCash: 1050, note: "" },
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(mounted.searched).toEqual([{ branch: "brn_1", closing: "brn_1-1" }]);
});

test("Enter in a field closes nothing, but goes on to the next one and then to the button", async () => {
  mounted = await openClosings();
  await press("Tag abschließen");
  field("Gezähltes Bargeld")?.focus();
  await enter();
  expect(document.activeElement).toBe(field("Notiz"));
  await enter();
  expect(document.activeElement?.textContent).toBe("Endgültig abschließen");
  expect(server.sent).toEqual([]);
});

test("who closes after somebody else can only look, and nothing is closed", async () => {
  server.refuses = true;
  mounted = await openClosings();
  await press("Tag abschließen");
  await type({ into: field("Gezähltes Bargeld"), text: "1500" });
  await press("Endgültig abschließen");
  await settled();
  expect(dialogText()).toContain("Inzwischen hat jemand anderer die Filiale abgeschlossen.");
  expect(dialogText()).toContain("Es wurde nichts abgeschlossen.");
  expect(buttons()).toEqual(["Neuen Stand ansehen"]);
  expect([field("Gezähltes Bargeld")?.value, field("Gezähltes Bargeld")?.readOnly]).toEqual(["1500", true]);
  await press("Neuen Stand ansehen");
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect([server.sent.length, mounted.searched]).toEqual([1, []]);
});

test("a closing with nothing in it is closed only by who says that it is meant", async () => {
  server.entries = [];
  mounted = await openClosings();
  const quiet = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Tag abschließen");
  expect(quiet?.className).not.toContain("bg-action");
  await press("Tag abschließen");
  expect(dialogText()).toContain("Seit dem letzten Abschluss wurde nichts gebucht.");
  await press("Endgültig abschließen");
  expect(server.sent).toEqual([]);
  const meant = document.querySelector<HTMLInputElement>("[role=dialog] input[type=checkbox]");
  await act(async () => meant?.click());
  await press("Endgültig abschließen");
  await settled();
  expect(server.sent).toMatchObject([{ body: { number: 2, countedCash: null } }]);
});

test("the expected cash says how much of it is of orders that are still open", async () => {
  server.entries = [ENTRY, { ...ENTRY, uid: "B", sequence: 3 }];
  server.openOrders = ["B", "C"].map((uid) => ({ uid, payments: [] }));
  mounted = await openClosings();
  await press("Tag abschließen");
  await settled();
  expect(dialogText()).toMatch(/ohne Wechselgeld22,00 €davon aus 1 offenen Bestellung, .*11,00 €/);
});

test("what a link asks for is told as not paid, beside the sums and before closing", async () => {
  const payments = [
    { payment: "mollie" as const, amount: 810 },
    { payment: "datatrans" as const, amount: 0 },
  ];
  server.entries = [{ ...ENTRY, payments }];
  server.openOrders = [{ uid: "A", payments: [{ id: "1", kind: "link", amount: 810, state: "open" }] }];
  mounted = await openClosings();
  const online = [...document.querySelectorAll("table")].find((table) => table.caption?.textContent === "Online");
  expect(textOf(online)).toContain("Online (Mollie)8,10 €davon noch nicht bezahlt8,10 €");
  expect(textOf(online)).not.toContain("0,00 €");
  await press("Tag abschließen");
  await settled();
  expect(dialogText()).toContain("Online noch nicht bezahlt: 1 Bestellung8,10 €");
});
