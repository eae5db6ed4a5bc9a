import { queryOptions } from "@tanstack/react-query";
import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import { call } from "../../../shared/api";

/** Often enough to notice a question of a colleague, which nobody waits for. */
const POLL = 300_000;

export const swapQueries = {
  key: ["shift-swaps"] as const,
  list: () =>
    queryOptions({
      queryKey: [...swapQueries.key, "list"],
      queryFn: ({ signal }) => call("GET /api/working-schedules/swaps", { signal }),
      refetchInterval: POLL,
      retry: false,
    }),
  choices: (shift: string) =>
    queryOptions({
      queryKey: [...swapQueries.key, "choices", shift],
      queryFn: ({ signal }) => call("GET /api/working-schedules/swaps/choices", { query: { shift }, signal }),
    }),
  review: ({ id, version }: Pick<ShiftSwap, "id" | "version">) =>
    queryOptions({
      queryKey: [...swapQueries.key, "review", id, version],
      queryFn: ({ signal }) => call("GET /api/working-schedules/swaps/{id}/review", { params: { id }, signal }),
      retry: false,
    }),
};

/** Those that the reader was asked about by name and has not answered. */
export const swapsToAnswer = (swaps: readonly ShiftSwap[]): ShiftSwap[] =>
  swaps.filter(({ steps, isToAll }) => !isToAll && steps.includes("accepted"));

/** Those that the reader decides about now. */
export const swapsToDecide = (swaps: readonly ShiftSwap[]): ShiftSwap[] =>
  swaps.filter(({ steps }) => steps.includes("approved"));
