import { wordsOf, matchesSearch } from "@tresen/contract/kit/list/search-words";
import { hasWords } from "@tresen/contract/kit/list/typed-words";
import type { OrderRow } from "../store";

type Searched = Pick<OrderRow, "customer" | "ticketNumber" | "uid">;

/** Digits with what people write between those of a phone number. */
const RUN = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()/.-]*\d(?![\p{L}\p{N}])/gu;
const SHORTEST_PHONE = 6;
/** Fewer signs of an order's number would be in most of them. */
const SHORTEST_UID = 6;
/** Fewer digits of a phone number would be in most of them. */
const SHORTEST_DIGITS = 4;

/**
 * Whether the order has every typed word: in a name, as its whole ticket number, as at least four digits of the phone
 * number, or as a part of the order's own number. A single letter must begin a word of a name. Signs without letters
 * and digits are left out; a search of nothing else finds nothing.
 */
export function isFoundBy({ row, search }: { row: Searched; search: string }): boolean {
  const phones: string[] = [];
  const rest = search.replace(RUN, (run) => {
    if (run.replace(/\D/g, "").length < SHORTEST_PHONE) return run;
    phones.push(run);
    return " ";
  });
  const words = rest.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length + phones.length === 0) return search.trim() === "";
  return phones.every((run) => isNumber({ row, text: run })) && words.every((word) => hasWord({ row, word }));
}

/** Whether the digits are the ticket number, some of the phone number, or some of the order's own number. */
function isNumber({ row: { ticketNumber, customer, uid }, text }: { row: Searched; text: string }): boolean {
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  const { phone = "" } = customer;
  return (
    digits === String(ticketNumber) ||
    (digits.length >= SHORTEST_DIGITS && phone.replace(/\D/g, "").includes(digits)) ||
    (digits.length >= SHORTEST_PHONE && matchesSearch({ texts: [phone], search: text })) ||
    isPartOf({ uid, text })
  );
}

function hasWord({ row, word }: { row: Searched; word: string }): boolean {
  const { firstName = "", lastName = "", companyName = "", company = "" } = row.customer;
  const names = [firstName, lastName, companyName, company].join(" ");
  const typed = word.replace(/^#/, "");
  if (/^\d+$/.test(typed)) return isNumber({ row, text: typed }) || wordsOf(names).includes(typed);
  if (typed.length === 1) return wordsOf(names).some((name) => name.startsWith(wordsOf(typed)[0] ?? typed));
  return hasWords({ text: names, typed }) || isPartOf({ uid: row.uid, text: typed });
}

function isPartOf({ uid, text }: { uid: string; text: string }): boolean {
  return text.length >= SHORTEST_UID && uid.toLowerCase().includes(text.toLowerCase());
}
