import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

/** A record of a resource, by the resource's name. */
export interface PlannedRecord {
  resource: string;
  record: string;
}

export const planQueries = {
  /** What is planned for a record, and what did not go. */
  of: ({ resource, record }: PlannedRecord) =>
    queryOptions({
      queryKey: ["planned-changes", resource, record],
      queryFn: ({ signal }) => call("GET /api/planned-changes", { query: { resource, record }, signal }),
      staleTime: 0,
    }),
  /** The values that a planned change sets. They stay as they are while it is planned. */
  content: (id: string) =>
    queryOptions({
      queryKey: ["planned-changes", "content", id],
      queryFn: ({ signal }) => call("GET /api/planned-changes/{id}", { params: { id }, signal }),
      staleTime: Infinity,
    }),
};
