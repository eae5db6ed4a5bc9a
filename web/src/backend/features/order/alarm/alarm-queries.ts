import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";
import { failureText } from "../../../shared/failure";
import { showToast } from "../../../shared/toasts";
import { ALARM_LINE_TEXTS } from "./alarm.texts";

/** What goes wrong shows within this time, and is gone as soon after it was dealt with. */
export const ALARM_INTERVAL = 15_000;
/** A hidden desk still rings. */
const INTERVAL_HIDDEN = 60_000;

export const alarmQueries = {
  key: ["alarms"] as const,
  of: (branch: string | undefined) =>
    queryOptions({
      queryKey: [...alarmQueries.key, branch ?? null],
      queryFn: ({ signal }) => call("GET /api/alarms", { query: { branch }, signal }),
      refetchInterval: () => (document.hidden ? INTERVAL_HIDDEN : ALARM_INTERVAL),
      refetchIntervalInBackground: true,
      staleTime: ALARM_INTERVAL / 2,
      retry: false,
    }),
  /** The printers that can take over what another one of their branch has to print. */
  printers: () =>
    queryOptions({
      queryKey: ["resource", "devices", "all"],
      queryFn: ({ signal }) => fetchAll((page) => callPage("GET /api/devices", { query: page, signal })),
      staleTime: 60_000,
    }),
};

export type AlarmAction = "again" | "discard" | "printed" | "notPrinted" | { reroute: string };

/**
 * Does the same to every print. One that was refused, for instance because somebody else was faster, does not keep the
 * others from it. The server's message says why, and in any case the alarms are asked for again.
 */
export function useAlarmAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ jobs, action }: { jobs: readonly { id: string }[]; action: AlarmAction }) => {
      const failures: unknown[] = [];
      for (const { id } of jobs) await send({ id, action }).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
    onError: (error) => showToast({ kind: "error", message: failureText(error, ALARM_LINE_TEXTS.failed), error }),
    onSettled: () => client.invalidateQueries({ queryKey: alarmQueries.key }),
  });
}

function send({ id, action }: { id: string; action: AlarmAction }): Promise<unknown> {
  const params = { id };
  if (typeof action === "object")
    return call("POST /api/print-jobs/{id}/reroute", { params, body: { device: action.reroute } });
  switch (action) {
    case "again":
      // A second press, or another desk, prints nothing twice: the key is that of the print.
      return call("POST /api/print-jobs/{id}/reprint", { params, headers: { "Idempotency-Key": `again-${id}` } });
    case "discard":
      return call("POST /api/print-jobs/{id}/cancel", { params });
    default:
      return call("POST /api/print-jobs/{id}/confirm", { params, body: { isPrinted: action === "printed" } });
  }
}
