import { queryOptions } from "@tanstack/react-query";
import type { AbsenceKind } from "@tresen/contract/absence/absence-kinds";
import type { DayPart } from "@tresen/contract/absence/day-part";
import { call, callPage } from "../../../shared/api";
import { fetchAll } from "../../../shared/fetch-all";

export interface AskedDays {
  user: string | undefined;
  kind: AbsenceKind;
  from: string;
  to: string;
  half: boolean;
  part: DayPart | null;
  /** The id of the absence that is changed or decided, which itself does not count. */
  absence?: string | undefined;
}

/** What is decided about an absence, with the reason where one is given. */
export interface AbsenceDecision {
  state: "approved" | "rejected" | "withdrawn";
  reason?: string;
}

export const sendDecision = ({ id, ...body }: AbsenceDecision & { id: string; version: number }) =>
  call("POST /api/absences/{id}/state", { params: { id }, body });

export const absenceQueries = {
  key: ["absences"] as const,
  /** Absences that have a day between two days. */
  list: (query: { from?: string; to?: string; branch?: string }) =>
    queryOptions({
      queryKey: [...absenceQueries.key, "list", query],
      queryFn: ({ signal }) =>
        fetchAll((page) => callPage("GET /api/absences", { query: { ...query, ...page }, signal })),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...absenceQueries.key, "one", id],
      queryFn: ({ signal }) => call("GET /api/absences/{id}", { params: { id }, signal }),
    }),
  people: () =>
    queryOptions({
      queryKey: [...absenceQueries.key, "people"],
      queryFn: ({ signal }) => call("GET /api/absences/people", { signal }),
    }),
  balances: () =>
    queryOptions({
      queryKey: [...absenceQueries.key, "balances"],
      queryFn: ({ signal }) => call("GET /api/time-sheets/holiday-balances", { query: {}, signal }),
    }),
  preview: ({ half, part, ...days }: AskedDays) =>
    queryOptions({
      queryKey: [...absenceQueries.key, "preview", days, half, part],
      queryFn: ({ signal }) =>
        call("GET /api/absences/preview", {
          query: { ...days, half: half ? "true" : "false", part: part ?? undefined },
          signal,
        }),
      enabled: days.from !== "" && days.to >= days.from,
      retry: false,
    }),
};
