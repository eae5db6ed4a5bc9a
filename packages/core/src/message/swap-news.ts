import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { formatTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import type { SwappedShift } from "@tresen/contract/planning/swap/shift-swap.rules";
import type { SwapState } from "@tresen/contract/planning/swap/shift-swap.state";
import { SWAP_MAIL as texts } from "@tresen/contract/planning/swap/shift-swap.texts";
import { findSwap } from "../planning/swap-rows";
import { userNames } from "../user";

/** What one person is told of a request to swap shifts. */
export interface SwapNews {
  said: string;
  /** Each shift with its day and times by the branch's clock, and its role. */
  shift: string;
  counter: string | null;
  /** Why it was rejected; otherwise empty. */
  reason: string;
}

/** What is to be told of the state of a request; null where something else has become of it by now. */
export async function swapNews({
  id,
  state,
  branch,
}: {
  id: string;
  state: SwapState;
  branch: Branch | null;
}): Promise<SwapNews | null> {
  const row = await findSwap(id);
  if (row?.state !== state) return null;
  const names = await userNames([row.asker, ...(row.asked === undefined ? [] : [row.asked])]);
  const said = saidOf({ state, asker: names.get(row.asker) ?? "", asked: names.get(row.asked ?? "") ?? "" });
  if (said === null) return null;
  const zone = zoneOf(branch ?? {});
  const textOf = ({ startsAt, endsAt, role }: SwappedShift): string => {
    const clock = (at: string): string => formatTime({ at: Date.parse(at), zone });
    const day = formatWeekdayDate({ at: Date.parse(startsAt), zone });
    return [`${day}, ${clock(startsAt)} – ${clock(endsAt)}`, role].filter(Boolean).join(", ");
  };
  return {
    said,
    shift: textOf(row.shift),
    counter: row.counter ? textOf(row.counter) : null,
    reason: state === "rejected" ? row.reason : "",
  };
}

function saidOf({ state, asker, asked }: { state: SwapState; asker: string; asked: string }): string | null {
  if (state === "asked" || state === "withdrawn") return texts[state](asker);
  if (state === "accepted" || state === "declined") return texts[state](asked);
  return state === "rejected" ? texts.rejected : null;
}
