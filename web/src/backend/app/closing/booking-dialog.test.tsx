// @vitest-environment happy-dom
import { newBooking } from "@tresen/contract/closing/booking";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../shared/api";
import { toastsAtom } from "../../shared/toasts";
import { press, settled, type } from "../../../shared/testing/hands";
import { ENTRY, closingServer, dialogText, field, openClosings } from "./test/open-closings";

let server: ReturnType<typeof closingServer>;
let mounted: Awaited<ReturnType<typeof openClosings>>;
beforeEach(() => {
  server = closingServer();
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const submit = async (): Promise<void> => {
  await act(async () => document.querySelector("form")?.requestSubmit());
  await settled();
  await settled();
};
const enterTip = async (amount: string): Promise<void> => {
  await press("Trinkgeld buchen");
  await type({ into: field("Betrag"), text: amount });
};

test("tips and corrections are booked as the server takes them, by Enter too", async () => {
  mounted = await openClosings();
  await press("Trinkgeld buchen");
  expect(dialogText()).toContain("Trinkgeld buchen: Mitte");
  await type({ into: field("Betrag"), text: "2,50" });
  await submit();
  await press("Korrektur buchen");
  await type({ into: field("Betrag"), text: "-12" });
  await type({ into: field("Steuersatz in %"), text: "10" });
  await type({ into: field("Grund"), text: "Verzählt" });
  await submit();
  expect(server.sent.map(({ body }) => newBooking.parse(body))).toMatchObject([
    { kind: "tip", amount: 250, payment: "cash" },
    { kind: "correction", amount: -1200, rate: 0.1, reason: "Verzählt" },
  ]);
});

test("what is missing is told at its field, and the first one gets the focus", async () => {
  mounted = await openClosings();
  await press("Korrektur buchen");
  await type({ into: field("Betrag"), text: "-12" });
  await submit();
  expect(dialogText()).toContain("Bitte geben Sie einen Grund an.");
  expect(document.activeElement).toBe(field("Steuersatz in %"));
  expect(server.sent).toEqual([]);
});

test("what somebody booked within the last minutes is asked about once more", async () => {
  const tip = { ...ENTRY, kind: "tip" as const, taxes: [], uid: null, by: "usr_2", sequence: 3, tips: 250 };
  mounted = await openClosings();
  // Somebody else books it after this page was loaded.
  const payments = [{ payment: "cash" as const, amount: 250 }];
  server.entries = [ENTRY, { ...tip, payments, at: new Date().toISOString() }];
  await enterTip("2,50");
  await submit();
  expect(dialogText()).toContain("wurde schon genau das gebucht");
  expect(server.sent).toEqual([]);
  await press("Trotzdem buchen");
  await settled();
  expect(server.sent).toMatchObject([{ body: { amount: 250 } }]);
});

test("what is sent again after a lost answer is the same, so that nothing is booked or closed twice", async () => {
  server.losesAnswer = true;
  mounted = await openClosings();
  await enterTip("2,50");
  await submit();
  expect(dialogText()).toContain("Das konnte nicht gebucht werden.");
  server.losesAnswer = false;
  await submit();
  server.losesAnswer = true;
  await press("Tag abschließen");
  await press("Endgültig abschließen");
  await settled();
  server.losesAnswer = false;
  await press("Endgültig abschließen");
  await settled();
  const [first, again, closing, closingAgain, ...others] = server.sent;
  expect([again, closingAgain, others]).toEqual([first, closing, []]);
  expect(closing?.key).not.toBe(first?.key);
});

test("while it is booked or closed the dialog stays, and says why", async () => {
  let answer = (): void => undefined;
  server.held = new Promise((resolve) => (answer = resolve));
  mounted = await openClosings();
  const escape = () =>
    act(async () =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
    );
  await enterTip("2,50");
  await submit();
  await press("Abbrechen");
  expect(dialogText()).toContain("Das wird schon gebucht und lässt sich nicht mehr abbrechen.");
  await escape();
  expect(dialogText()).toContain("Das wird schon gebucht");
  await act(async () => answer());
  await settled();
  expect(document.querySelector("[role=dialog]")).toBeNull();
  server.held = new Promise((resolve) => (answer = resolve));
  await press("Tag abschließen");
  await press("Endgültig abschließen");
  await press("Abbrechen");
  await escape();
  expect(dialogText()).toContain("Der Abschluss läuft schon");
  await act(async () => answer());
  await settled();
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("without a connection the booking itself has an entry, whose retry books it once with the same key", async () => {
  mounted = await openClosings();
  await enterTip("2,50");
  server.isOffline = true;
  await submit();
  expect(dialogText()).toContain("Bitte überprüfen Sie Ihre Internetverbindung.");
  await press("Abbrechen");
  expect(document.querySelector("[role=dialog]")).toBeNull();
  const entries = () =>
    getDefaultStore()
      .get(toastsAtom)
      .filter(({ kind }) => kind === "error");
  const calls = entries().flatMap(({ calls: failed = [] }) => failed);
  const booking = calls.find(({ error }) => error instanceof ApiError && error.made?.route === "POST /api/bookings");
  server.isOffline = false;
  await act(async () => void (await booking?.retry()));
  await act(async () => void (await booking?.retry()));
  expect(server.sent).toHaveLength(2);
  expect(server.sent[1]).toEqual(server.sent[0]);
  expect(server.sent[0]).toMatchObject({ body: { kind: "tip", amount: 250 } });
});

test("each opened form has a key of its own", async () => {
  mounted = await openClosings();
  for (const amount of ["1", "1"]) {
    await enterTip(amount);
    await submit();
  }
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
});
