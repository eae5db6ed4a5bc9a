import { methodOf } from "@tresen/contract/branch/branch-hours";
import type { LocalDate } from "@tresen/contract/kit/time";
import { DONATION } from "@tresen/contract/order/pricing";
import { itemsDeposit } from "@tresen/contract/order/items-deposit";
import type { OrderRow } from "../../order";
import { type CounterRow, type OrderTopic, TOPICS, isByMonth, methodLetter, monthTopic } from "../rows";
import { localHour } from "../series";
import { goodsOf } from "./goods";
import { type Label, labelOf } from "./labels";
import { type OrderMoney, moneyOf } from "./money";
import { cancellationOf, ratedAt, staffSteps, waitingOf } from "./past";

export const CUSTOMER_KINDS = ["fresh", "returning", "unknown"] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** What the order itself does not say, as it was when it was counted first: later changes of it change no figure. */
export interface Given {
  zone: string;
  customer: CustomerKind;
}

/** Everything that an order counts. */
export interface Contribution {
  rows: CounterRow[];
  labels: Label[];
  money: OrderMoney;
}

export const QUESTIONS = ["rating", "foodRating", "serviceRating", "processRating"] as const;

/** The last five minutes of `Overview.waiting.spread`, which is open. */
const LONGEST_WAIT = 120;

/**
 * What an order counts, on which of its branch's days. It follows from the stored order and what was given when it was
 * counted first, so that a recount comes to the same: see docs/decisions/0089.
 */
export function contributionOf({ order, given }: { order: OrderRow; given: Given }): Contribution {
  const { branch } = order;
  const money = moneyOf(order);
  const letter = methodLetter(methodOf(order));
  const found = new Map<string, Counting>();
  const labels: Label[] = [];
  const add = ({ topic, day, name, value, part }: Omit<Count, "topic"> & { topic: string }): void => {
    const key = `${topic} ${day} ${part}`;
    const row = found.get(key) ?? { branch, topic, day, counts: {}, ...(part === undefined ? {} : { part }) };
    found.set(key, row);
    row.counts[`${letter}:${name}`] = (row.counts[`${letter}:${name}`] ?? 0) + value;
  };
  const count: Counter = (counted) => {
    if (counted.value === 0) return;
    add(counted);
    if (isByMonth(counted.topic))
      add({ ...counted, topic: monthTopic(counted.topic), day: `${counted.day.slice(0, 7)}-01` });
  };
  const on = (at: string) => localHour({ at: Date.parse(at), zone: given.zone });
  const keyOf = (label: Label): string => {
    labels.push(label);
    return label.key;
  };
  if (money.isCounted) countOrder({ order, given, money, count, on, keyOf, labels });
  const cancellation = cancellationOf(order);
  if (cancellation) {
    const { day, hour } = on(cancellation.at);
    count({ topic: TOPICS.day, day, name: `c${cancellation.reason}:o`, value: 1 });
    count({
      topic: TOPICS.day,
      day,
      name: `c${cancellation.reason}:g`,
      value: order.pricing.totalGross - itemsDeposit(order.items),
    });
    count({ topic: TOPICS.hours, day, name: `${hour}:c`, value: 1 });
  }
  if (order.questionnaire) {
    const at = ratedAt(order);
    const { day } = on(at);
    countRating({ order, count, day });
    count({ topic: TOPICS.ratings, day, name: order.uid, value: Date.parse(at) });
  }
  for (const { user, step, at } of staffSteps(order))
    count({ topic: TOPICS.more, day: on(at).day, name: `u${user}:${step === "confirmed" ? "c" : "d"}`, value: 1 });
  return { rows: [...found.values()], labels, money };
}

interface Count {
  topic: OrderTopic;
  day: LocalDate;
  name: string;
  value: number;
  part?: string;
}
type Counting = CounterRow & { counts: Record<string, number> };
type Counter = (count: Count) => void;

function countOrder({
  order,
  given,
  money,
  count,
  on,
  keyOf,
  labels,
}: {
  order: OrderRow;
  given: Given;
  money: OrderMoney;
  count: Counter;
  on: (at: string) => { day: LocalDate; hour: number };
  keyOf: (label: Label) => string;
  labels: Label[];
}): void {
  const { day, hour } = on(order.createdAt);
  const add =
    (topic: OrderTopic) =>
    (name: string, value = 1): void =>
      count({ topic, day, name, value });
  const [ofDay, ofHour, more] = [add(TOPICS.day), add(TOPICS.hours), add(TOPICS.more)];
  ofDay("o");
  ofDay("g", money.gross);
  ofDay("d", money.deposit);
  ofHour(`${hour}:o`);
  ofHour(`${hour}:g`, money.gross);
  for (const { rate, gross, net } of money.rates) {
    ofDay(`r${rate}:g`, gross);
    ofDay(`r${rate}:n`, net);
  }
  for (const { payment, gross } of money.payments) {
    ofDay(`p${payment}:o`);
    ofDay(`p${payment}:g`, gross);
  }
  more(`k${given.customer}`);
  const { deliveryArea: area, donatee } = order;
  if (area !== undefined) {
    const key = keyOf(labelOf({ identity: ["area", order.branch, area], fields: { branch: order.branch, area } }));
    more(`a${key}:o`);
    more(`a${key}:g`, money.gross);
  }
  if (donatee) {
    const key = keyOf(
      labelOf({ identity: ["donatee", donatee.id], fields: { donatee: donatee.id, name: donatee.name } }),
    );
    ofDay("n", DONATION);
    more(`n${key}:o`);
    more(`n${key}:g`, DONATION);
  }
  countWaiting({ order, more });
  const goods = goodsOf(order);
  labels.push(...goods.labels);
  for (const { name, value, part } of goods.counts) count({ topic: TOPICS.goods, day, name, value, part });
}

function countWaiting({ order, more }: { order: OrderRow; more: (name: string, value?: number) => void }): void {
  const waiting = waitingOf(order);
  if (!waiting) return;
  const { minutes, promisedMinutes, isLate } = waiting;
  if (minutes !== null) {
    more("wo");
    more("wm", minutes);
    more(`w${Math.min(LONGEST_WAIT, Math.floor(minutes / 5) * 5)}:o`);
  }
  if (promisedMinutes !== null) {
    more("wpo");
    more("wpm", promisedMinutes);
  }
  if (isLate !== null) more(isLate ? "wl" : "wk");
}

function countRating({ order, count, day }: { order: OrderRow; count: Counter; day: LocalDate }): void {
  const { questionnaire } = order;
  if (!questionnaire) return;
  const more = (name: string, value: number): void => count({ topic: TOPICS.more, day, name, value });
  for (const question of QUESTIONS) more(`q${question}`, questionnaire[question]);
  more(`q${questionnaire.rating}:o`, 1);
}
