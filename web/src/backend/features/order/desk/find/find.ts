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
}

/** Whether the order is one of those that are looked for. */
export function isFound({ order, find = "", method }: Find & { order: ListedOrder }): boolean {
  return (method === undefined || methodOf(order) === method) && hasWords({ order, find });
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
