import { useQuery } from "@tanstack/react-query";
import { timeRequests } from "../../../shared/time-requests/request-queries";
import { SHELL_TEXTS } from "../shell.texts";
import { CountBadge } from "./count-badge";

/** The number of requests for corrections of recorded time about which the person decides. */
export function WaitingTimeRequests() {
  const { data = [] } = useQuery({ ...timeRequests, retry: false });
  const count = data.filter(({ mayDecide }) => mayDecide).length;
  return <CountBadge count={count} text={SHELL_TEXTS.waitingTimeRequests(count)} />;
}
