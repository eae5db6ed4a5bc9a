import { LIMIT_MESSAGES } from "@tresen/contract/order/limit.texts";
import { ORDER_TURNS } from "@tresen/contract/order/order-limits";
import type { OrderDraft } from "@tresen/contract/order/order";
import { keysOf } from "@tresen/contract/kit/object";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { Item, Key } from "../platform/db";
import { AppError } from "../platform/errors";
import {
  type Refused,
  type Tallied,
  type Turn,
  isLimited,
  lineOf,
  mailboxOf,
  takeTurns,
  tallyRows,
} from "../platform/throttle";

/** The part of an order's uid that is enough to tell orders of one day apart. */
const NAME_LENGTH = 10;

type Kind = keyof typeof ORDER_TURNS;

/** The names of the counters in storage. */
const TALLIES: Record<Kind, string> = { address: "order-address", email: "order-email", phone: "order-phone" };

export interface OrderTurns {
  all: readonly Tallied[];
  /** The keys of counter rows, to be read with everything else. */
  rows: readonly Key[];
}

/**
 * The rate limits that apply to an order: of its network address, mail address and phone number.
 * @param address undefined where orders are not limited.
 */
export function orderTurns({
  draft,
  address,
}: {
  draft: Pick<OrderDraft, "email" | "phone">;
  address: string | undefined;
}): OrderTurns {
  if (address === undefined || !isLimited()) return { all: [], rows: [] };
  const values: Record<Kind, string> = {
    address,
    email: draft.email && mailboxOf(draft.email),
    phone: draft.phone && lineOf(draft.phone),
  };
  const all = keysOf(values)
    .filter((kind) => values[kind] !== "")
    .map((kind) => ({ kind: TALLIES[kind], value: values[kind], windows: ORDER_TURNS[kind] }));
  return { all, rows: tallyRows(all) };
}

/** Counts the order towards the rate limits, once per order. @throws limit, with the field whose limit was reached. */
export function takeOrderTurn({
  turns,
  uid,
  found,
  now,
}: {
  turns: OrderTurns;
  uid: string;
  found: (key: Key) => Item | undefined;
  now: Instant;
}): Turn {
  const turn = takeTurns({ all: turns.all, name: uid.slice(-NAME_LENGTH), found, now });
  if ("wait" in turn) throw refusal(turn);
  return {
    ...turn,
    record: async () => {
      const refused = await turn.record();
      if (refused) throw refusal(refused);
      return null;
    },
  };
}

function refusal({ tallied, wait }: Refused): AppError {
  const kind = keysOf(TALLIES).find((name) => TALLIES[name] === tallied.kind) ?? "address";
  const code = `order.limit_${kind}`;
  const message = LIMIT_MESSAGES[kind](Math.ceil(wait / MINUTE));
  return new AppError(code, "limit", message, kind === "address" ? [] : [{ field: kind, code, message }], { wait });
}
