import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../../../shared/api";

type Limited = Pick<Branch, "id" | "slotCapacity">;

/** The limit is part of the key: after the branch has changed it, earlier answers are no longer valid. */
const keyOf = ({ id, slotCapacity }: Limited) => ["full-slots", id, slotCapacity ?? null] as const;

/** The branch's full slots of a month, `YYYY-MM`. Without an answer every slot is offered, and the server decides. */
const monthQuery = ({ branch, month }: { branch: Limited; month: string }) =>
  queryOptions({
    queryKey: [...keyOf(branch), month],
    queryFn: ({ signal }) =>
      call("GET /api/branches/{id}/full-slots", { params: { id: branch.id }, query: { month }, signal }),
    enabled: Boolean(branch.slotCapacity),
  });

/**
 * The full slots of two months: that of the chosen day and the one shown by the calendar. Requested only if the branch
 * limits its slots.
 */
export function useFullSlots({ branch, chosen, shown }: { branch: Limited; chosen: string; shown: string }): {
  full: ReadonlySet<Instant>;
  refresh: () => void;
} {
  const client = useQueryClient();
  const { data: inChosen } = useQuery(monthQuery({ branch, month: chosen }));
  const { data: inShown } = useQuery(monthQuery({ branch, month: shown }));
  const full = useMemo(() => instantsOf([inChosen, inShown]), [inChosen, inShown]);
  return { full, refresh: () => void client.refetchQueries({ queryKey: keyOf(branch), type: "active" }) };
}

/** The full slots that are known so far, for the check of the whole order before it is sent. */
export function knownFullSlots({ client, branch }: { client: QueryClient; branch: Limited }): ReadonlySet<Instant> {
  return instantsOf(client.getQueriesData<string[]>({ queryKey: keyOf(branch) }).map(([, slots]) => slots));
}

/** Loads the full slots again, after the server has refused a slot that was shown as free. */
export function outdateFullSlots({ client, branch }: { client: QueryClient; branch: Limited }): void {
  void client.invalidateQueries({ queryKey: keyOf(branch) });
}

function instantsOf(answers: readonly (readonly string[] | undefined)[]): ReadonlySet<Instant> {
  return new Set(answers.flatMap((slots) => slots ?? []).map((slot) => Date.parse(slot)));
}
