import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../shared/api";

export const reminderQueries = {
  key: ["reminders"] as const,
  list: () =>
    queryOptions({
      queryKey: [...reminderQueries.key],
      queryFn: ({ signal }) => call("GET /api/reminders", { query: {}, signal }),
    }),
};
