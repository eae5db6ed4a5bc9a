import type { DeliveryMethod } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import type { OrderItemDraft } from "@tresen/contract/order/order";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../../../shared/api";

/** What decides which slots are full: how many orders the branch takes, and where its stations limit their work the cart. */
export interface Limited {
  branch: Pick<Branch, "id" | "slotCapacity">;
  work: { items: OrderItemDraft[]; method: DeliveryMethod } | null;
}

interface Slots {
  full: string[];
  earliest: string | null;
}

/** How often the earliest time is asked for again, which other orders take. */
const INTERVAL = 60_000;

/** The limits are part of the key: after they have changed, earlier answers are no longer valid. */
const keyOf = ({ branch: { id, slotCapacity }, work }: Limited) =>
  ["full-slots", id, slotCapacity ?? null, work] as const;

/** The full slots of a month, `YYYY-MM`. Without an answer every slot is offered, and the server decides. */
const monthQuery = ({ limited, month }: { limited: Limited; month: string }) =>
  queryOptions({
    queryKey: [...keyOf(limited), month],
    queryFn: async ({ signal }): Promise<Slots> => {
      const params = { id: limited.branch.id };
      return limited.work
        ? call("POST /api/branches/{id}/full-slots", { params, body: { ...limited.work, month }, signal })
        : {
            full: await call("GET /api/branches/{id}/full-slots", { params, query: { month }, signal }),
            earliest: null,
          };
    },
    enabled: limited.work !== null || Boolean(limited.branch.slotCapacity),
  });

/**
 * The full slots of two months: that of the chosen day and the one shown by the calendar. Requested only if the branch
 * limits its slots.
 */
export function useFullSlots({ limited, chosen, shown }: { limited: Limited; chosen: string; shown: string }): {
  full: ReadonlySet<Instant>;
  refresh: () => void;
} {
  const client = useQueryClient();
  const { data: inChosen } = useQuery(monthQuery({ limited, month: chosen }));
  const { data: inShown } = useQuery(monthQuery({ limited, month: shown }));
  const full = useMemo(() => instantsOf([inChosen, inShown]), [inChosen, inShown]);
  return { full, refresh: () => void client.refetchQueries({ queryKey: keyOf(limited), type: "active" }) };
}

/** The earliest time for the cart where stations limit their work; undefined where none do, or it is not known yet. */
export function useEarliest({ limited, month }: { limited: Limited; month: string }): Instant | null | undefined {
  const query = monthQuery({ limited, month });
  const { data } = useQuery({ ...query, enabled: limited.work !== null, refetchInterval: INTERVAL });
  if (!limited.work || !data) return undefined;
  return data.earliest === null ? null : Date.parse(data.earliest);
}

/** The full slots that are known so far, for the check of the whole order before it is sent. */
export function knownFullSlots({ client, limited }: { client: QueryClient; limited: Limited }): ReadonlySet<Instant> {
  return instantsOf(client.getQueriesData<Slots>({ queryKey: keyOf(limited) }).map(([, slots]) => slots));
}

/** Loads the full slots again, after the server has refused a slot that was shown as free. */
export function outdateFullSlots({ client, limited }: { client: QueryClient; limited: Limited }): void {
  void client.invalidateQueries({ queryKey: keyOf(limited) });
}

function instantsOf(answers: readonly (Slots | undefined)[]): ReadonlySet<Instant> {
  return new Set(answers.flatMap((slots) => slots?.full ?? []).map((slot) => Date.parse(slot)));
}
