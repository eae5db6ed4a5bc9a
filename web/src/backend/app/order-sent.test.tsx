// @vitest-environment happy-dom
import type { StaffOrder } from "@tresen/contract/order/order";
import type { SentTo } from "@tresen/contract/order/sent/sent";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OrderSent } from "../features/order/sent/order-sent";
import { branchQueries } from "../shared/branches";
import type { Me } from "../shared/session";
import { press, settled } from "../../shared/testing/hands";
import { mountPart } from "./testing/part";

const ORDER = { id: "ord_1", ticketNumber: 47, state: "confirmed", branch: { id: "brn_1", name: "Neubau" } };
const READER: Me = {
  id: "usr_1",
  roles: ["ROLE_OWN"],
  branches: [],
  permissions: [{ permission: "orders.read", scope: "all" }],
};
const message = (number: number, minute: number, why: SentTo["messages"][number]["why"]) => ({
  number,
  at: new Date(Date.parse("2026-06-05T16:00:00.000Z") + minute * 60_000).toISOString(),
  why,
  lines: [],
});

let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: SentTo[] = [];
let keys: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-06-05T16:31:00.000Z"), toFake: ["Date"] });
  keys = [];
  sent = [
    { station: "ofen", name: "Ofen", messages: [message(1, 2, "begun"), message(2, 10, "changed")] },
    { station: null, name: "Küche", messages: [message(1, 2, "begun"), message(2, 20, "cancelled")] },
  ];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    if (!address.includes("/print")) return Response.json({ data: sent });
    keys.push(new Headers(init.headers).get("Idempotency-Key") ?? "");
    sent = sent.map((one) => ({ ...one, messages: [...one.messages, message(one.messages.length + 1, 31, "print")] }));
    return Response.json({ data: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(changes: object = {}, me?: Me): Promise<string> {
  const order = { ...ORDER, ...changes } as StaffOrder;
  const data = [[branchQueries.all().queryKey, [{ id: "brn_1", timeZone: "Europe/Vienna" }]]] as const;
  mounted = await mountPart({ content: <OrderSent order={order} />, data, ...(me ? { me } : {}) });
  await settled();
  return mounted.element.textContent;
}

test("staff see when each station was told what, and have all of it told again", async () => {
  const text = await show();
  expect(text).toContain("Ofen:18:02 Uhr neu,18:10 Uhr geändert");
  expect(text).toContain("Küche:18:02 Uhr neu,18:20 Uhr storniert");
  await press("Drucken");
  await settled();
  expect(mounted.element.textContent).toContain("Ofen:18:02 Uhr neu,18:10 Uhr geändert,18:31 Uhr noch einmal");
  await press("Drucken");
  await settled();
  expect(new Set(keys).size).toBe(2);
});

test("an order that nobody was told of says so, and one that is given up cannot be printed", async () => {
  sent = [];
  expect(await show({ state: "rejected" })).toBe("Küche und StationenNichts mitgeteilt.");
});

test("who may not print sees what was told alone", async () => {
  expect(await show({}, READER)).not.toContain("Drucken");
  expect(mounted.element.textContent).toContain("Ofen");
});
