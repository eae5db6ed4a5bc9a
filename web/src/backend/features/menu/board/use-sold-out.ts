import { useQueries } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useMemo } from "react";
import { call } from "../../../../shared/api";
import { serverNow } from "../../../../shared/server-clock";
import { BOARD_TEXTS as texts } from "./board.texts";

/** What is sold out changes by hand, during the day. */
const FRESH = 30_000;

/** Which products are sold out as a whole in which of the branches, in words: one call for each branch. */
export function useSoldOut(branches: readonly Branch[]): { soldOut: ReadonlyMap<string, string>; isFailed: boolean } {
  const results = useQueries({
    queries: branches.map(({ id }) => ({
      queryKey: ["branch-now", id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call("GET /api/branches/{id}/now", { params: { id }, signal }),
      staleTime: FRESH,
    })),
  });
  const told = JSON.stringify(
    results.map(({ data }) =>
      data?.soldOuts.flatMap(({ product, option, until }) =>
        option === null && Date.parse(until) > serverNow() ? [product] : [],
      ),
    ),
  );
  const soldOut = useMemo(() => {
    const places = new Map<string, string[]>();
    for (const [index, products] of (JSON.parse(told) as (string[] | null)[]).entries())
      for (const id of products ?? []) places.set(id, [...(places.get(id) ?? []), branches[index]?.name ?? ""]);
    const isAlone = branches.length === 1;
    return new Map([...places].map(([id, names]) => [id, isAlone ? texts.soldOut : texts.soldOutIn(names)]));
  }, [told, branches]);
  return { soldOut, isFailed: results.some(({ isError }) => isError) };
}
