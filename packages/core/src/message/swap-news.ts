import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { formatTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import type { SwappedShift } from "@tresen/contract/planning/swap/shift-swap.rules";
import type { SwapReader, SwapState } from "@tresen/contract/planning/swap/shift-swap.state";
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
  /** Whether the reader decides about it. */
  isToDecide: boolean;
}

/** What is to be told of the state of a request; null where something else has become of it by now. */
export async function swapNews({
  id,
  state,
  reader,
  branch,
}: {
  id: string;
  state: SwapState;
  reader: SwapReader;
  branch: Branch | null;
}): Promise<SwapNews | null> {
  const row = await findSwap(id);
  if (row?.state !== state) return null;
  const names = await userNames([row.asker, ...(row.asked === undefined ? [] : [row.asked])]);
  const said = saidOf({ state, reader, asker: names.get(row.asker) ?? "", asked: names.get(row.asked ?? "") ?? "" });
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
    isToDecide: reader === "decider",
  };
}

function saidOf({
  state,
  reader,
  ...names
}: Record<"asker" | "asked", string> & { state: SwapState; reader: SwapReader }): string | null {
  const { asker, asked } = names;
  if (reader === "decider") return state === "accepted" ? texts.toDecide(names) : null;
  if (state === "asked" || state === "withdrawn") return texts[state](asker);
  if (state === "accepted" || state === "declined") return texts[state](asked);
  if (state === "approved") return reader === "asker" ? texts.approved.asker(asked) : texts.approved.asked(asker);
  return state === "rejected" ? texts.rejected : null;
}
