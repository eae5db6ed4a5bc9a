import { useQuery } from "@tanstack/react-query";
import { swapQueries, swapsToAnswer, swapsToDecide } from "../../../shared/swaps/swap-queries";
import { CountBadge } from "./count-badge";
import { SHELL_TEXTS } from "../shell.texts";

/** The number of requests to swap shifts that the person was asked by name and has not answered. */
export function SwapsToAnswer() {
  const { data = [] } = useQuery(swapQueries.list());
  const count = swapsToAnswer(data).length;
  return <CountBadge count={count} text={SHELL_TEXTS.waitingSwaps(count)} />;
}

/** The number of requests to swap shifts about which the person decides. */
export function SwapsToDecide() {
  const { data = [] } = useQuery(swapQueries.list());
  const count = swapsToDecide(data).length;
  return <CountBadge count={count} text={SHELL_TEXTS.waitingSwaps(count)} />;
}
