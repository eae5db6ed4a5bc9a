import type { OrderRow } from "../src/order";
import type { CounterRow } from "../src/statistics/rows";

/**
 * The figures of orders by branch and day, counted from the orders alone and with nothing of what counts them in the
 * product: days and hours come from the calendar of the engine, money from the order's own sums.
 */
interface Recounted {
  orders: number;
  gross: number;
  canceled: number;
  canceledGross: number;
  goods: number;
  options: number;
  rated: number;
  confirmed: number;
  donations: number;
  areas: number;
  late: number;
  /** Orders by whole hours since midnight. */
  hours: Record<number, number>;
}

const OFF = ["rejected", "canceled", "failed"];

const isPaid = ({ action }: { action: string }): boolean => action === "payment-paid";

export function recounted(orders: readonly OrderRow[], zoneOf: (branch: string) => string): Record<string, Recounted> {
  const found = new Map<string, Recounted>();
  const dayOf = (at: string, branch: string): Recounted => {
    const key = `${branch} ${calendarDay(Date.parse(at), zoneOf(branch))}`;
    const known = found.get(key) ?? {
      ...{ orders: 0, gross: 0, canceled: 0, canceledGross: 0, goods: 0, options: 0, rated: 0, confirmed: 0 },
      ...{ donations: 0, areas: 0, late: 0, hours: {} },
    };
    found.set(key, known);
    return known;
  };
  for (const order of orders) {
    const { branch, state, timeline } = order;
    const deposits = order.items.reduce((sum, { deposit = 0 }) => sum + deposit, 0);
    const lasting = withoutUndone(timeline);
    for (const { action, at } of lasting) if (action === "confirm") dayOf(at, branch).confirmed += 1;
    if (order.questionnaire)
      dayOf(timeline.find(({ action }) => action === "questionnaire")?.at ?? "", branch).rated += 1;
    const wasAccepted = !order.isQuotation || timeline.some(({ action }) => action === "confirm");
    if (OFF.includes(state)) {
      const wasPaid = !order.payments?.some(({ kind }) => kind === "online") || timeline.some(isPaid);
      if (!wasAccepted || !wasPaid) continue;
      const day = dayOf(timeline.at(-1)?.at ?? "", branch);
      day.canceled += 1;
      day.canceledGross += order.pricing.totalGross - deposits;
      continue;
    }
    const waits = order.payments?.some(({ kind, state: paid }) => kind === "online" && paid === "open") ?? false;
    if ((state === "pending" && waits) || (order.isQuotation && state === "pending")) continue;
    const day = dayOf(order.createdAt, branch);
    day.orders += 1;
    day.gross += revenue(order);
    const hour = elapsedHours(Date.parse(order.createdAt), zoneOf(branch));
    day.hours[hour] = (day.hours[hour] ?? 0) + 1;
    for (const { amount, parts } of order.items) {
      if (amount === 0) continue;
      day.goods += amount * 1000;
      for (const { type, value } of parts)
        if (type === "select") day.options += amount;
        else if (type === "multiselect" && Array.isArray(value)) day.options += amount * value.length;
    }
    if (order.donatee) day.donations += 7;
    if (order.deliveryArea !== undefined) day.areas += 1;
    const ready = timeline.find(({ action }) => action === "in-delivery" || action === "completed")?.at;
    const due = order.appointment ?? order.promisedAt;
    if (ready && due && !order.isQuotation && Date.parse(ready) - Date.parse(due) > 300_000) day.late += 1;
  }
  return sorted(found);
}

/** The same figures as the counters say them. */
export function figuresIn(rows: readonly CounterRow[]): Record<string, Recounted> {
  const days = new Map<string, Recounted>();
  for (const [key, ofDay] of Map.groupBy(rows, ({ branch, day }) => `${branch} ${day}`)) {
    const sumOf = (topic: string, name: RegExp): number =>
      ofDay
        .filter((row) => row.topic === topic)
        .flatMap(({ counts }) => Object.entries(counts))
        .reduce((sum, [counted, value]) => sum + (name.test(counted.slice(2)) ? value : 0), 0);
    const byHour = Array.from({ length: 25 }, (_, hour) => [hour, sumOf("hours", new RegExp(`^${hour}:o$`))]);
    days.set(key, {
      orders: sumOf("day", /^o$/),
      gross: sumOf("day", /^g$/),
      canceled: sumOf("day", /^c.*:o$/),
      canceledGross: sumOf("day", /^c.*:g$/),
      goods: sumOf("goods", /^i.*:a$/),
      options: sumOf("goods", /^o/),
      rated: sumOf("more", /^q\d:o$/),
      confirmed: sumOf("more", /^u.*:c$/),
      donations: sumOf("day", /^n$/),
      areas: sumOf("more", /^a.*:o$/),
      late: sumOf("more", /^wl$/),
      hours: Object.fromEntries(byHour.filter(([, value]) => value !== 0)),
    });
  }
  return sorted(days);
}

/** Without days of which nothing is told. */
function sorted(days: ReadonlyMap<string, Recounted>): Record<string, Recounted> {
  const isSomething = ({ hours: _, ...sums }: Recounted): boolean => Object.values(sums).some((sum) => sum !== 0);
  return Object.fromEntries([...days].filter(([, day]) => isSomething(day)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What is left of goods and delivery after refunds, refund by refund. */
function revenue({ items, pricing, refunds = [] }: OrderRow): number {
  const counting = refunds.filter(({ state, isAdjustment }) => state !== "failed" && isAdjustment !== true);
  const cells = pricing.taxes.flatMap(({ rate, gross }) => {
    let deposits = 0;
    let goods = gross;
    for (const [index, item] of items.entries()) {
      if (item.taxRate !== rate || item.gross === 0) continue;
      let back = 0;
      for (const { lines = [] } of counting)
        for (const { line, amount } of lines) if (line === String(index + 1)) back += amount;
      back = Math.min(back, item.gross);
      const deposit = item.deposit ?? 0;
      const depositLeft = deposit - Math.round((deposit * back) / item.gross);
      deposits += depositLeft;
      goods -= back + depositLeft;
    }
    return [goods, deposits];
  });
  const amounts = counting.reduce((sum, { amount, lines }) => sum + (lines ? 0 : amount), 0);
  return cells.reduce((sum, goods, index) => sum + (index % 2 === 0 ? goods - backOf(cells, amounts, index) : 0), 0);
}

/** The part of an amount that falls on one of the cells: those that lost most by cutting get the cents that are left. */
function backOf(cells: readonly number[], amount: number, index: number): number {
  const sum = BigInt(cells.reduce((all, cell) => all + cell, 0));
  if (sum === 0n) return 0;
  const total = BigInt(amount) < sum ? BigInt(amount) : sum;
  const cut = cells.map((cell) => (BigInt(cell) * total) / sum);
  const left = total - cut.reduce((all, part) => all + part, 0n);
  const lost = cells.map((cell, place) => ({ place, lost: (BigInt(cell) * total) % sum }));
  lost.sort((a, b) => (a.lost < b.lost ? 1 : a.lost > b.lost ? -1 : a.place - b.place));
  const isRaised = lost.slice(0, Number(left)).some(({ place }) => place === index);
  return Number(cut[index] ?? 0n) + Number(isRaised);
}

function withoutUndone(timeline: OrderRow["timeline"]) {
  const steps: OrderRow["timeline"] = [];
  for (const entry of timeline) {
    if (entry.action === "undo") steps.pop();
    else if (["confirm", "in-delivery", "completed"].includes(entry.action)) steps.push(entry);
  }
  return steps;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarDay(at: number, zone: string): string {
  const known = calendars.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
  calendars.set(zone, known);
  return known.format(at);
}

/** Steps back by the quarter of an hour until the calendar shows another day. */
function elapsedHours(at: number, zone: string): number {
  const quarter = 900_000;
  const day = calendarDay(at, zone);
  let first = Math.floor(at / quarter) * quarter;
  while (calendarDay(first - 1, zone) === day) first -= quarter;
  return Math.floor((at - first) / 3_600_000);
}
