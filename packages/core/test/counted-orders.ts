import { type DeliveryMethod, methodFlags } from "@tresen/contract/branch/branch-hours";
import { MINUTE } from "@tresen/contract/kit/time";
import type { StoredItem } from "@tresen/contract/order/order";
import { pricingOf } from "@tresen/contract/order/pricing";
import { ON_SITE, type OrderRow, withAdjustment, withNewRefund, withPaid } from "../src/order";

/** Whole numbers from 0 below `limit`, always the same ones for the same seed. */
export function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

type Pick = (limit: number) => number;

const METHODS: readonly DeliveryMethod[] = ["delivery", "takeaway", "dineIn"];
const PAYMENTS = ["cash", "atm-card", "hydro-ag-voucher", "mollie", "datatrans"] as const;
const RATES = [0.1, 0.2, 0.13, 0.026];

export const ZONES = {
  vienna: "Europe/Vienna",
  azores: "Atlantic/Azores",
  santiago: "America/Santiago",
  howe: "Australia/Lord_Howe",
};

/** The zone of a branch, whose id begins with a name of `ZONES`. */
export function zoneOf(branch: string): string {
  return Object.entries(ZONES).find(([name]) => branch.startsWith(name))?.[1] ?? "";
}

/** The first of three days around the clock changes in spring, of southern zones a week later, and in autumn. */
export const MOMENTS = ["2026-03-27T00:00Z", "2026-04-03T00:00Z", "2026-10-24T00:00Z"].map((at) => Date.parse(at));

let made = 0;

/** Orders of several branches in several zones, at all hours of days around the clock changes, with their changes. */
export function generated({
  count,
  seed,
  branches = Object.keys(ZONES),
}: {
  count: number;
  seed: number;
  branches?: readonly string[];
}): OrderRow[][] {
  const pick = numbers(seed);
  return Array.from({ length: count }, () => {
    made += 1;
    const branch = branches[pick(branches.length)] ?? "";
    const at = (MOMENTS[pick(MOMENTS.length)] ?? 0) + pick(3 * 24 * 3600) * 1000;
    return historyOf({ uid: `${seed}x${made}`, branch, at, pick });
  });
}

interface Generated {
  uid: string;
  branch: string;
  /** Milliseconds since 1970. */
  at: number;
  pick: Pick;
}

/** An order as it was placed, and after each of its changes: up to completed, rated, refunded, edited or turned away. */
export function historyOf(generated: Generated): OrderRow[] {
  const { pick } = generated;
  const history = [placedRow(generated)];
  const step = (row: OrderRow, after: number, action: string, change: Partial<OrderRow> = {}): OrderRow => {
    const at = new Date(Date.parse(row.updatedAt) + after).toISOString();
    const by = `usr_${pick(3)}`;
    const next: OrderRow = {
      ...row,
      version: row.version + 1,
      updatedAt: at,
      timeline: [...row.timeline, { at, by, name: "Eva", action }],
      ...change,
    };
    history.push(next);
    return next;
  };
  let [row] = history as [OrderRow];
  const online = row.payments?.[0];
  if (online) {
    if (pick(12) === 0) {
      step(withPaid({ row, payment: { ...online, state: "expired" } }), 5 * MINUTE, "payment-failed", {
        state: "failed",
      });
      return history;
    }
    row = step(withPaid({ row, payment: { ...online, state: "paid" } }), MINUTE, "payment-paid");
  }
  const end = pick(16);
  if (end === 0) step(row, pick(90) * MINUTE, "reject", { state: "rejected" });
  else if (end === 1) step(row, pick(90) * MINUTE, "decline", { state: "rejected" });
  if (end < 2) return history;
  const promised = new Date(Date.parse(row.updatedAt) + (10 + pick(60)) * MINUTE).toISOString();
  row = step(row, pick(20) * MINUTE, "confirm", {
    state: "confirmed",
    ...(row.appointment === undefined && pick(3) > 0 ? { promisedAt: promised } : {}),
  });
  if (pick(5) === 0) row = step(edited(row, pick), pick(30) * MINUTE, "change-item");
  // Some are canceled days later.
  if (end === 2) step(row, pick(4000) * MINUTE, "cancel", { state: "canceled" });
  if (end === 2 || end === 3) return history;
  row = step(row, pick(130) * MINUTE, "in-delivery", { state: "inDelivery" });
  if (pick(20) === 0) row = step(row, 5000, "undo", { state: "confirmed" });
  row = step(row, pick(60) * MINUTE, "completed", { state: "completed" });
  if (pick(5) === 0) {
    const [rating, foodRating, serviceRating, processRating] = [1 + pick(5), 1 + pick(5), 1 + pick(5), 1 + pick(5)];
    const questionnaire = { rating, foodRating, serviceRating, processRating, comment: "" };
    row = step(row, pick(6000) * MINUTE, "questionnaire", { questionnaire });
  }
  for (let count = pick(6); count > 3; count -= 1) row = step(refunded(row, pick), pick(6000) * MINUTE, "refund");
  return history;
}

function placedRow({ uid, branch, at, pick }: Generated): OrderRow {
  const method = METHODS[pick(3)] ?? "delivery";
  const items = Array.from({ length: 1 + pick(4) }, () => position(pick));
  const isQuotation = pick(25) === 0;
  const pricing = pricingFor({ items, method });
  const paymentMethod = PAYMENTS[pick(5)] ?? "cash";
  const isOnline =
    (paymentMethod === "mollie" || paymentMethod === "datatrans") && !isQuotation && pricing.totalGross > 0;
  const created = new Date(at).toISOString();
  const amount = pricing.totalGross;
  return {
    ...{
      uid,
      hash: "h",
      fingerprint: "f",
      version: 1,
      createdAt: created,
      updatedAt: created,
      state: "pending" as const,
    },
    ...{ ticketNumber: 1, branch, branchName: branch, ...methodFlags(method), isQuotation },
    ...{ isPreorder: false, isPaid: false, isRefunded: false, paymentMethod, customer: {}, items, pricing },
    ...(isOnline
      ? {
          payments: [
            ...[{ id: "1", kind: "online" as const, provider: paymentMethod, state: "open" as const, amount }].map(
              (payment) => ({ ...payment, currency: "EUR", refunded: 0 }),
            ),
          ],
        }
      : {}),
    ...(pick(6) === 0 ? { appointment: new Date(at + (30 + pick(3000)) * MINUTE).toISOString() } : {}),
    ...(method === "delivery" ? { deliveryArea: `Zone ${pick(4)}` } : {}),
    ...(pick(7) === 0 ? { donatee: { id: `don_${pick(2)}`, name: "Tierheim" } } : {}),
    timeline: [{ at: created, by: "customer", name: "", action: "create" }],
  };
}

function position(pick: Pick): StoredItem {
  const product = pick(12);
  const amount = 1 + pick(3);
  const deposit = product % 3 === 0 ? 25 * amount : 0;
  const unitPrice = 100 + 50 * product + pick(7);
  return {
    ...{ product: `prd_${product}`, name: `Produkt ${product}`, amount, unit: "piece", calculationModel: "fixed" },
    parts: [
      { name: "Größe", type: "select", value: ["klein", "groß"][pick(2)] ?? "klein" },
      { name: "Extras", type: "multiselect", value: ["Käse", "Mais", "Ei"].slice(pick(4)) },
      { name: "Wunsch", type: "text", value: "Für Maria" },
    ],
    ...{ unitPrice, gross: unitPrice * amount + deposit, taxRate: RATES[product % RATES.length] ?? 0.1 },
    ...(deposit > 0 ? { deposit } : {}),
  };
}

function pricingFor({ items, method }: { items: readonly StoredItem[]; method: DeliveryMethod }) {
  const goods = items.map(({ gross, taxRate: rate }) => ({ gross, rate }));
  return pricingOf({ goods, method, area: { price: 290, tax: 0.2, free: false } });
}

/** One position is removed, or another is added. */
function edited(row: OrderRow, pick: Pick): OrderRow {
  const { deposit: _, ...first } = row.items[0] ?? position(pick);
  const removed = [{ ...first, amount: 0, gross: 0 }, ...row.items.slice(1)];
  const items = pick(2) === 0 && row.items.length > 1 ? removed : [...row.items, position(pick)];
  const method = row.isDelivery ? "delivery" : row.isDineIn ? "dineIn" : "takeaway";
  const changed = { ...row, items, pricing: pricingFor({ items, method }) };
  return withAdjustment({ row: changed, at: row.updatedAt, by: "usr_0" });
}

/** Some money goes back: of positions, or an amount. */
function refunded(row: OrderRow, pick: Pick): OrderRow {
  const payment = row.payments?.[0]?.id ?? ON_SITE;
  const place = pick(row.items.length);
  const known = (row.refunds ?? []).flatMap(({ lines = [] }) => lines).filter(({ line }) => line === String(place + 1));
  const left = (row.items[place]?.gross ?? 0) - known.reduce((sum, { amount }) => sum + amount, 0);
  const ofLine = Math.min(left, 1 + pick(Math.max(1, left + 100)));
  const back = (row.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const amount = Math.min(pick(800), Math.max(0, row.pricing.totalGross - back));
  if (pick(2) === 0 && ofLine > 0)
    return withNewRefund({
      row,
      payment,
      decision: {
        amount: ofLine,
        at: row.updatedAt,
        by: "usr_0",
        lines: [{ line: String(place + 1), amount: ofLine }],
      },
    });
  return amount > 0 ? withNewRefund({ row, payment, decision: { amount, at: row.updatedAt, by: "usr_0" } }) : row;
}
