import { LIMIT_MESSAGES } from "@tresen/contract/order/limit.texts";
import { ORDER_RATE_LIMITS } from "@tresen/contract/order/order-limits";
import type { OrderDraft } from "@tresen/contract/order/order";
import { lineOf } from "@tresen/contract/kit/phone/phone-line";
import { keysOf } from "@tresen/contract/kit/object";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { Item, Key } from "../platform/db";
import { AppError } from "../platform/errors";
import { countRefused } from "../platform/throttle";
import {
  type LimitReached,
  type LimitedValue,
  type CountedAction,
  isLimited,
  mailboxOf,
  countAction,
  counterRowKeys,
} from "../platform/throttle";

/** The part of an order's uid that is enough to tell orders of one day apart. */
const NAME_LENGTH = 10;

type Kind = keyof typeof ORDER_RATE_LIMITS;

/** The names of the counters in storage. */
const COUNTERS: Record<Kind, string> = { address: "order-address", email: "order-email", phone: "order-phone" };

export interface OrderRateLimits {
  all: readonly LimitedValue[];
  /** The keys of counter rows, to be read with everything else. */
  rows: readonly Key[];
}

/**
 * The rate limits that apply to an order: of its network address, mail address and phone number.
 * @param address undefined where orders are not limited.
 */
export function orderRateLimits({
  draft,
  address,
}: {
  draft: Pick<OrderDraft, "email" | "phone">;
  address: string | undefined;
}): OrderRateLimits {
  if (address === undefined || !isLimited()) return { all: [], rows: [] };
  const values: Record<Kind, string> = {
    address,
    email: draft.email && mailboxOf(draft.email),
    phone: draft.phone && lineOf(draft.phone),
  };
  const all = keysOf(values)
    .filter((kind) => values[kind] !== "")
    .map((kind) => ({ kind: COUNTERS[kind], value: values[kind], windows: ORDER_RATE_LIMITS[kind] }));
  return { all, rows: counterRowKeys(all) };
}

/** Counts the order towards the rate limits, once per order. @throws limit, with the field whose limit was reached. */
export async function countOrder({
  limits,
  uid,
  found,
  now,
}: {
  limits: OrderRateLimits;
  uid: string;
  found: (key: Key) => Item | undefined;
  now: Instant;
}): Promise<CountedAction> {
  const refuse = async (reached: LimitReached): Promise<never> => {
    await countRefused({ kind: "limit", now });
    throw refusal(reached);
  };
  const counted = countAction({ all: limits.all, name: uid.slice(-NAME_LENGTH), found, now });
  if ("wait" in counted) return refuse(counted);
  return {
    ...counted,
    record: async () => {
      const refused = await counted.record();
      return refused && refuse(refused);
    },
  };
}

function refusal({ limited, wait }: LimitReached): AppError {
  const kind = keysOf(COUNTERS).find((name) => COUNTERS[name] === limited.kind) ?? "address";
  const code = `order.limit_${kind}`;
  const message = LIMIT_MESSAGES[kind](Math.ceil(wait / MINUTE));
  return new AppError(code, "limit", message, kind === "address" ? [] : [{ field: kind, code, message }], { wait });
}
