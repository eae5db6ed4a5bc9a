// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { type ReactNode, act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { eventually } from "../../../shared/testing/hands";
import { mount } from "../../../shared/testing/mount";
import { isCustomerDataShownAtom } from "../../shared/visibility";
import { HistorySection } from "./history-section";

const at = "2026-06-05T16:30:00.000Z";
const order = { id: "ord_1", ticketNumber: 7, createdAt: at, branch: { id: "b", name: "Mitte" }, state: "completed" };
const RATINGS = { food: 5, service: 4, process: 3 };
vi.mock("../../../shared/api", () => ({
  call: async () => ({
    orders: [
      { ...order, gross: 950, isCounted: true, rating: 4, ratings: RATINGS, ratingComment: "Gerne wieder" },
      { ...order, id: "ord_2", ticketNumber: 8, state: "canceled", isCounted: false, rating: null, ratingComment: "" },
    ],
    isMore,
    complaints: [
      { kind: "refund", order: "ord_1", ticketNumber: 7, at, amount: 450, text: "Suppe war kalt" },
      { kind: "withdrawal", order: "ord_2", ticketNumber: 8, at, amount: null, text: "" },
    ],
    favourites: [{ product: "p", name: "Margherita", amount: 3, orders: 2 }],
    messages: [
      { order: "ord_1", ticketNumber: 7, channel: "mail", event: "confirmed", state: "done", createdAt: at },
      { order: "ord_2", ticketNumber: 8, channel: "sms", event: "confirmed", state: "failed", createdAt: at },
    ],
  }),
}));
vi.mock("@tanstack/react-router", () => ({
  Link: ({ children, search }: { children: ReactNode; search: object }) => (
    <a href={JSON.stringify(search)}>{children}</a>
  ),
}));
vi.mock("../../shared/branches", () => ({ useZoneOf: () => () => "Europe/Vienna" }));
vi.mock("../../shared/session", () => ({ useMay: () => () => mayOrder }));
vi.mock("../../shared/config", () => ({ useCurrency: () => "EUR" }));

let mayOrder = true;
let isMore = false;
let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(async () => {
  await mounted.unmount();
  await act(async () => getDefaultStore().set(isCustomerDataShownAtom, true));
});

const record = { id: "cus_1", version: 1, createdAt: at, updatedAt: at };
const open = async () => {
  mounted = await mount(
    <QueryClientProvider client={new QueryClient()}>
      <HistorySection record={record} />
    </QueryClientProvider>,
  );
};

test("tells orders with their sums, favourites, ratings and messages", async () => {
  await open();
  await eventually(() => expect(document.body.textContent).toContain("Ticket 7, 05.06.2026"));
  for (const text of [
    "9,50",
    "Storniert, zählt nicht",
    "Margherita (2 Bestellungen)",
    "Bewertung 4 von 5 (Qualität 5, Service 4, Bestellen 3)",
    "Erstattung 4,50",
    "Suppe war kalt",
    "Widerruf, Ticket 8",
    "Gerne wieder",
  ])
    expect(document.body.textContent).toContain(text);
  expect(document.body.textContent).toContain("Bestätigung, E-Mail");
});

test("each message names its order, leads there, and tells if it was not sent", async () => {
  await open();
  const lines = () => [...document.querySelectorAll('[aria-label^="Nachrichten"] li')];
  await eventually(() => expect(lines()).toHaveLength(2));
  const [sent, failed] = lines();
  expect(sent?.textContent).toMatch(/^Ticket 7, Mitte Bestätigung, E-Mail, 05\.06\.2026 \d\d:\d\d$/);
  expect(failed?.textContent).toMatch(/^Ticket 8, Mitte .*SMS.*, fehlgeschlagen$/);
  expect(failed?.querySelector("a")?.getAttribute("href")).toBe('{"order":"ord_2"}');
});

test("says of how many orders the favourites are, where there are more", async () => {
  isMore = true;
  await open();
  await eventually(() => expect(document.body.textContent).toContain("(aus den letzten 2 Bestellungen)Margherita"));
  isMore = false;
});

test("says nothing that customers wrote while their data is hidden", async () => {
  await act(async () => getDefaultStore().set(isCustomerDataShownAtom, false));
  await open();
  await eventually(() => expect(document.body.textContent).toContain("Ticket 7"));
  for (const text of ["Gerne wieder", "Suppe war kalt"]) expect(document.body.textContent).not.toContain(text);
});

test("leads whoever may take orders to one that knows the customer by the id alone", async () => {
  const link = () =>
    [...document.querySelectorAll("a")].find(({ textContent }) => textContent.includes("Neue Bestellung"));
  await open();
  expect(link()?.getAttribute("href")).toBe('{"customer":"cus_1"}');
  await mounted.unmount();
  mayOrder = false;
  await open();
  await eventually(() => expect(document.body.textContent).toContain("Ticket 7"));
  expect(link()).toBeUndefined();
});
