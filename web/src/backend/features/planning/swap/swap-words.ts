import { formatExactTime, formatWeekdayDate } from "@tresen/contract/kit/time";
import type { ShiftSwap } from "@tresen/contract/planning/swap/shift-swap";
import { SWAP_TEXTS as texts } from "./swap.texts";

/** `Freitag, 05.06.2026, 08:00–16:00, Küche` by the branch's clock. */
export function swappedText({
  shift: { startsAt, endsAt, role },
  zone,
}: {
  shift: Pick<ShiftSwap["shift"], "startsAt" | "endsAt" | "role">;
  zone: string;
}): string {
  const clock = (at: string): string => formatExactTime({ at: Date.parse(at), zone });
  const day = formatWeekdayDate({ at: Date.parse(startsAt), zone });
  return [`${day}, ${clock(startsAt)}–${clock(endsAt)}`, role].filter(Boolean).join(", ");
}

/** Who is asked: a name, or everybody. */
export const askedName = ({ asked }: Pick<ShiftSwap, "asked">): string => asked?.name || texts.all;

/** That a shift of the plan has an open request, in words. */
export const openText = (swap: Pick<ShiftSwap, "asker" | "asked">): string =>
  texts.open({ asker: swap.asker.name, to: askedName(swap) });

/** The same by the id of each shift that is part of a request. */
export function swapTexts(swaps: readonly ShiftSwap[]): ReadonlyMap<string, string> {
  return new Map(
    swaps.flatMap((swap) =>
      [swap.shift, ...(swap.counter ? [swap.counter] : [])].map(({ id }) => [id, openText(swap)]),
    ),
  );
}
