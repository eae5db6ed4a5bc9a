// @vitest-environment happy-dom
import { MINUTE } from "@tresen/contract/kit/time";
import { getDefaultStore } from "jotai";
import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeskPage } from "../features/order/desk/desk-page";
import { useMe } from "../shared/session";
import { toastsAtom } from "../shared/toasts";
import { press } from "../../shared/testing/hands";
import { mountPart } from "./testing/part";

const ORDER = {
  id: "ord_1",
  version: 1,
  ticketNumber: 47,
  state: "pending",
  method: "takeaway",
  branch: { id: "brn_1", name: "Neubau" },
  createdAt: "2026-06-05T16:30:00.000Z",
  updatedAt: "2026-06-05T16:30:00.000Z",
  firstName: "Maria",
  lastName: "Moser",
  phone: "+436601234567",
  appointment: null,
  counterAppointment: null,
  comment: "",
  items: [],
  itemCount: 0,
  total: 1280,
  payments: [],
  paymentMethod: "cash",
  isPaid: false,
  isRefunded: false,
  isQuotation: false,
  notes: [],
  promisedAt: null,
  escalations: [],
  payment: null,
};
let mounted: Awaited<ReturnType<typeof mountPart>>;
let isOnline = true;
let isMissedRefused = false;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-06-05T16:31:00.000Z") });
  isOnline = true;
  isMissedRefused = false;
  vi.stubGlobal("fetch", async (address: string) => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    if (isMissedRefused && address.includes("/orders/missed")) return Response.json({ errors: [] }, { status: 500 });
    return Response.json({ data: address.includes("/orders/current") ? [ORDER] : [], cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));

/** The desk, which the person leaves for another screen and comes back to. */
function Shell() {
  const [isAtDesk, setIsAtDesk] = useState(true);
  // As the shell around every screen does.
  useMe();
  return (
    <>
      <button onClick={() => setIsAtDesk((was) => !was)}>Wechseln</button>
      {isAtDesk && <DeskPage search={{}} onSearch={() => undefined} />}
    </>
  );
}

test("whoever comes back to the desk without a network, however late, still sees the open orders", async () => {
  mounted = await mountPart({ content: <Shell /> });
  await pass(1_000);
  expect(mounted.element.textContent).toContain("Maria Moser");
  await press("Wechseln");
  expect(mounted.element.textContent).not.toContain("Maria Moser");
  isOnline = false;
  await pass(90 * MINUTE);
  await press("Wechseln");
  await pass(1_000);
  expect(mounted.element.textContent).toContain("Maria Moser");
  expect(mounted.element.textContent).toContain("Verbindung unterbrochen – Stand vor 1 Std. 30 min");
  isOnline = true;
  await press("Erneut versuchen");
  await pass(1_000);
  expect(mounted.element.textContent).not.toContain("Verbindung unterbrochen");
});

test("a desk that stays open without a network keeps its orders", async () => {
  mounted = await mountPart({ content: <Shell /> });
  await pass(1_000);
  isOnline = false;
  await pass(10 * MINUTE);
  expect(mounted.element.textContent).toContain("Maria Moser");
  expect(mounted.element.textContent).toContain("Verbindung unterbrochen");
});

test("missed orders that cannot be read are told, with a way to read them again", async () => {
  const told = () => getDefaultStore().get(toastsAtom);
  isMissedRefused = true;
  mounted = await mountPart({ content: <Shell /> });
  await pass(MINUTE);
  expect(mounted.element.textContent).toContain("Maria Moser");
  expect(told()).toMatchObject([{ kind: "error", message: "Bestellungen konnten nicht geladen werden." }]);
  isMissedRefused = false;
  void told()[0]?.retry?.();
  await pass(1_000);
  expect(told()).toEqual([]);
});
