import { useQuery } from "@tanstack/react-query";
import { absencePermissions } from "@tresen/contract/absence/absence.permissions";
import { callPage } from "../../../../shared/api";
import { useMay } from "../../../shared/session";
import { SHELL_TEXTS } from "../shell.texts";
import { CountBadge } from "./count-badge";

/** Often enough to notice a request, which nobody waits for. */
const POLL = 300_000;

/** The number of absences that wait for the person's decision. */
export function WaitingAbsences() {
  const { data } = useQuery({
    // Below the key of the page, so that a decision there updates the number.
    queryKey: ["absences", "waiting"],
    queryFn: ({ signal }) => callPage("GET /api/absences", { query: { state: "requested", limit: 100 }, signal }),
    enabled: useMay()({ permission: absencePermissions.decide }),
    refetchInterval: POLL,
    retry: false,
  });
  const count = data?.data.filter(({ mayDecide }) => mayDecide).length ?? 0;
  return <CountBadge count={count} text={SHELL_TEXTS.waitingAbsences(count)} />;
}
