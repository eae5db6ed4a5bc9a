import { type DeliveryMethod, methodOf } from "@tresen/contract/branch/branch-hours";
import { matchesSearch } from "@tresen/contract/kit/list/search-words";
import type { ListedOrder } from "@tresen/contract/order/order";

/** Fewer digits are a ticket number. */
const LEAST_DIGITS = 4;

/** What the desk is narrowed to. */
export interface Find {
  /** A ticket number, or words of the name, digits of the phone number, or the order's number. */
  find?: string | undefined;
  method?: DeliveryMethod | undefined;
  /** The identifier of a station that prepares something of the order. */
  station?: string | undefined;
  /** The name of the driver who brings it. */
  driver?: string | undefined;
}

/** Whether the order is one of those that are looked for. */
export function isFound({ order, find = "", method, station, driver }: Find & { order: ListedOrder }): boolean {
  return (
    (method === undefined || methodOf(order) === method) &&
    (station === undefined || (order.stations ?? []).some(({ identifier }) => identifier === station)) &&
    (driver === undefined || order.driver?.name === driver) &&
    hasWords({ order, find })
  );
}

interface Choice {
  value: string;
  label: string;
}

/** The stations and drivers of these orders, by name. */
export function choicesIn(orders: readonly ListedOrder[]): { stations: Choice[]; drivers: Choice[] } {
  const sorted = (choices: readonly (readonly [string, string])[]): Choice[] =>
    [...new Map(choices)]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, "de"));
  return {
    stations: sorted(
      orders.flatMap(({ stations = [] }) => stations.map(({ identifier, name }) => [identifier, name] as const)),
    ),
    drivers: sorted(orders.flatMap(({ driver }) => (driver ? [[driver.name, driver.name] as const] : []))),
  };
}

function hasWords({ order, find }: { order: ListedOrder; find: string }): boolean {
  const { ticketNumber, firstName, lastName, companyName, phone, uid } = order;
  const [, ticket] = /^#?(\d+)$/.exec(find.trim()) ?? [];
  // Every phone number begins with a digit, so few digits are nothing but a ticket.
  if (ticket && ticket.length < LEAST_DIGITS) return Number(ticket) === ticketNumber;
  if (find.trim() === "" || Number(ticket) === ticketNumber || isWithin({ digits: find, phone })) return true;
  const texts = [firstName, lastName, companyName, phone, uid].filter((text) => text !== "");
  return matchesSearch({ texts, search: find });
}

/** People read out any part of a number, with a zero in front of it or without. */
function isWithin({ digits, phone }: { digits: string; phone: string }): boolean {
  const wanted = digits.replace(/\D/g, "").replace(/^0+/, "");
  return /^[\d\s+/()-]+$/.test(digits) && wanted.length >= LEAST_DIGITS && phone.replace(/\D/g, "").includes(wanted);
}
