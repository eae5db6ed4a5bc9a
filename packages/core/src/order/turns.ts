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

/** Enough of an order's number to tell two within a day apart. */
const NAME_LENGTH = 10;

type Kind = keyof typeof ORDER_TURNS;

/** What the tally of each kind is called in storage. */
const TALLIES: Record<Kind, string> = { address: "order-address", email: "order-email", phone: "order-phone" };

export interface OrderTurns {
  all: readonly Tallied[];
  /** Rows to read with everything else. */
  rows: readonly Key[];
}

/**
 * Whose turn an order is: its network address's, its mail address's and its phone number's. @param address none where
 * nothing is limited.
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

/** Takes the order's turn; the same order again has it already. @throws limit, with the field that had none left. */
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
