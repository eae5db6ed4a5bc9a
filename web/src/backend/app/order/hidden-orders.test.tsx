// @vitest-environment happy-dom
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Product } from "@tresen/contract/catalog/product.resource";
import type { Delivery, DeliveryRun } from "@tresen/contract/delivery/delivery";
import type { CheckedOrder } from "@tresen/contract/order/checkout/checkout-context";
import type { StaffOrder } from "@tresen/contract/order/order";
import { getDefaultStore } from "jotai";
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settled } from "../../../shared/testing/hands";
import { columnsOf } from "../../admin/list/views/list-columns";
import { NO_VIEWS } from "../../admin/list/views/view-queries";
import { ProductCard } from "../../features/menu/board/view/product-card";
import { ItemStep } from "../../features/order/change/item-step";
import { RefundDialog } from "../../features/order/change/refund-dialog";
import { ConflictDialog } from "../../features/order/conflict-dialog";
import { OpenDeliveries } from "../../features/order/delivery/open-deliveries";
import { RunCard } from "../../features/order/delivery/run-card";
import { RunSheet } from "../../features/order/delivery/run-sheet";
import { MissedCard } from "../../features/order/desk/missed-card";
import { OrderCard } from "../../features/order/desk/order-card";
import { HISTORY_FIELDS } from "../../features/order/history/history-columns";
import { HistoryTable } from "../../features/order/history/history-table";
import { OrderDetail } from "../../features/order/panel/order-detail";
import { PhoneSummary } from "../../features/order/phone/phone-summary";
import { RefundNote } from "../../features/order/reject-dialog";
import { conflictAtom } from "../../features/order/use-order-action";
import { branchQueries } from "../../shared/branches";
import { isCustomerDataShownAtom, isProductDataShownAtom, useMoney } from "../../shared/visibility";
import { mountPart } from "../testing/part";

/** Nothing else on a screen has these by accident. */
const CENTS = 7_654_321;
const AMOUNT = /7654321|76\.?543,?\.?21/;
const CUSTOMER = /Geheimrat|Verborgengasse|6609876543|niemand@|diskret/;
const AT = "2026-06-05T16:30:00.000Z";
const EARLIER = "2026-06-05T16:20:00.000Z";

const customer = {
  ...{ firstName: "Maria", lastName: "Geheimrat", companyName: "", company: "", isCompany: false, vatNumber: "" },
  ...{ street: "Verborgengasse 7", floor: "", stairway: "", door: "", zipCode: "1070", city: "Wien" },
  ...{ phone: "+436609876543", email: "niemand@example.test", comment: "Bitte diskret läuten" },
};
const item = {
  ...{ line: "1", product: "prd_1", name: "Calzone", amount: 1, unit: "piece", unitPrice: CENTS, gross: CENTS },
  ...{ calculationModel: "fixed", taxRate: 0.1, deposit: CENTS, parts: [] },
};
const branch = { id: "brn_1", name: "Neubau", timeZone: "Europe/Vienna", country: "AT", deliveryAreas: [] };
const known = {
  ...customer,
  ...{ id: "ord_1", uid: "01J", ticketNumber: 47, createdAt: AT, updatedAt: AT, version: 1, branch },
  ...{ state: "pending", source: "shop", paymentMethod: "mollie", isDelivery: true, isDineIn: false },
  ...{ appointment: null, appointmentDate: null, counterAppointment: null, counterAppointments: [] },
  ...{ counterAppointmentExpiresAt: null, promisedAt: null, withdrawnAt: AT },
  rejectionMessage: "Liebe Frau Geheimrat, leider nein",
  withdrawal: { name: "Maria Geheimrat", email: "niemand@example.test", remark: "diskret" },
  ...{ items: [item], itemCount: 1, isQuotation: false, deliveryArea: "Wien", donatee: null, driver: null },
  pricing: { gross: CENTS, deliveryGross: CENTS, totalGross: CENTS, taxes: [{ rate: 0.1, net: CENTS, tax: CENTS }] },
  original: { items: [item], pricing: { totalGross: CENTS } },
  questionnaire: { rating: 5, foodRating: 5, serviceRating: 5, processRating: 5, comment: "Ganz diskret geliefert" },
  payment: {
    provider: "mollie",
    id: "tr_1",
    state: "paid",
    amount: CENTS,
    currency: "EUR",
    refunded: 0,
    chargedBack: 0,
  },
  payments: [{ id: "1", kind: "online", amount: CENTS, refunded: 0, state: "paid" }],
  refunds: [{ id: 1, amount: CENTS, lines: [], reason: "Geheimrat beschenkt", state: "done", at: AT }],
  ...{ notes: [{ at: AT, by: "usr_1", name: "Alma", text: "Frau Geheimrat ruft an" }], escalations: [] },
  timeline: [{ at: AT, actor: { kind: "customer" }, action: "created", message: "diskret" }],
  ...{ isChanged: true, preparedAt: null, beginsAt: null, isPreorder: false, tableIdentifier: null },
};
const order = known as object as StaffOrder;
const stop = {
  ...customer,
  ...{ id: "ord_1", version: 1, ticketNumber: 47, state: "confirmed", createdAt: AT, appointment: null },
  ...{ promisedAt: null, area: "Wien", name: "Maria Geheimrat", due: CENTS, paymentMethod: "cash", items: [item] },
  ...{ isPrepared: false, driver: null, run: "run_1" },
};
const delivery = stop as object as Delivery;
const run = {
  ...{ id: "run_1", version: 1, branch: "brn_1", driver: { id: "usr_2", name: "Fahrer" }, createdAt: AT },
  ...{ orders: [{ id: "ord_1", ticketNumber: 47, state: "confirmed" }], collected: CENTS },
} as object as DeliveryRun;
const shop = branch as object as Branch;
const nothing = (): void => undefined;
const now = Date.parse(AT);
const card = { order, now, currency: "EUR", isNew: false, onOpen: nothing, onAct: nothing };
const product = {
  ...{ id: "prd_1", name: "Calzone", price: CENTS, unit: "piece", type: "simple", config: { parts: [] } },
} as object as Product;
const step = {
  ...{ name: "Größe", type: "select", optional: false },
  options: [{ name: "Groß", modifier: "add", value: CENTS }],
} as object as Product["config"]["parts"][number];

function History() {
  const context = { currency: "EUR", money: useMoney(), zoneOf: () => "Europe/Vienna" };
  return (
    <HistoryTable
      orders={[order]}
      columns={columnsOf({ fields: HISTORY_FIELDS, views: NO_VIEWS, search: {} })}
      context={context}
      sort={undefined}
      onSort={nothing}
      onWidth={nothing}
      onOpen={nothing}
    />
  );
}

const SCREENS: Record<string, () => ReactNode> = {
  "a card of the desk": () => <OrderCard {...card} zone="Europe/Vienna" isMissed={false} showsBranch />,
  "a card of a missed order": () => <MissedCard {...card} />,
  "the panel of an order": () => <OrderDetail order={order} />,
  "the news of an order": () => {
    store.set(conflictAtom, { order, attempted: { order: { ...order, updatedAt: EARLIER }, action: "confirm" } });
    return <ConflictDialog />;
  },
  "the history": () => <History />,
  "the question before a refusal": () => <RefundNote order={order} />,
  "a refund": () => <RefundDialog order={order} currency="EUR" onClose={nothing} />,
  "open deliveries": () => (
    <OpenDeliveries
      groups={[{ area: "Wien", from: null, deliveries: [delivery] }]}
      branch={shop}
      chosen={new Set()}
      onChoose={nothing}
    />
  ),
  "a run": () => <RunCard run={run} branch={shop} deliveries={[delivery]} onLink={nothing} />,
  "a run on paper": () => <RunSheet run={run} branch={shop} deliveries={[delivery]} onPrinted={nothing} />,
  "the sum of a telephone order": () => (
    <PhoneSummary
      checked={{ pricing: known.pricing, isQuotation: false } as object as CheckedOrder}
      faults={[]}
      refusal={null}
      isAsked={false}
      isPending={false}
      currency="EUR"
      onSave={nothing}
    />
  ),
  "a step of a product": () => <ItemStep step={step} currency="EUR" value={null} onChange={nothing} />,
  "a card of the menu board": () => (
    <ProductCard
      {...{ id: "prd_1", category: "cat_1", product, currency: "EUR", isTwice: false, soldOut: "" }}
      isReached
      isReadOnly={false}
    />
  ),
};

const store = getDefaultStore();
let mounted: Awaited<ReturnType<typeof mountPart>> | undefined;
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  vi.stubGlobal("fetch", async () => Response.json({ data: [] }));
  vi.stubGlobal("print", nothing);
  window.print = nothing;
});
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
  store.set(isProductDataShownAtom, true);
  store.set(isCustomerDataShownAtom, true);
  store.set(conflictAtom, null);
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** All that a screen says, also in attributes and in the values of its fields. */
async function said(screen: () => ReactNode): Promise<string> {
  mounted = await mountPart({
    content: screen(),
    data: [[branchQueries.all().queryKey, [branch]]],
  });
  await settled();
  return page();
}

function page(): string {
  const values = [...document.querySelectorAll("input, textarea")].map((field) =>
    "value" in field ? field.value : "",
  );
  return [document.title, document.body.outerHTML, ...values].join(" ").replaceAll("\u00a0", " ");
}

describe.each(Object.entries(SCREENS))("%s", (_name, screen) => {
  test("says neither amounts nor anything of customers while both are hidden, and it does otherwise", async () => {
    const open = await said(screen);
    expect(`${AMOUNT.test(open)} ${CUSTOMER.test(open)}`).not.toBe("false false");
    await act(async () => {
      store.set(isProductDataShownAtom, false);
      store.set(isCustomerDataShownAtom, false);
    });
    await settled();
    expect(page()).not.toMatch(AMOUNT);
    expect(page()).not.toMatch(CUSTOMER);
  });
});

test("a switch in another tab takes effect at once, and only for its kind of data", async () => {
  expect(await said(() => <OrderCard {...card} zone="Europe/Vienna" isMissed={false} showsBranch />)).toMatch(CUSTOMER);
  await act(async () => {
    localStorage.setItem("customer-data-visibility", "false");
    window.dispatchEvent(
      new StorageEvent("storage", {
        key: "customer-data-visibility",
        newValue: "false",
        oldValue: "true",
        storageArea: localStorage,
      }),
    );
  });
  expect(page()).not.toMatch(CUSTOMER);
  expect(page()).toMatch(AMOUNT);
});
