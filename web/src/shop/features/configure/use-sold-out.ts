import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { soldOutText } from "@tresen/contract/live/live.texts";
import { useAtomValue } from "jotai";
import { useNow } from "../../state/browser/now";
import { liveAtom } from "../../state/catalog";
import { useShop } from "../../state/shop-query";

/** The words for an option that the branch has sold out right now; undefined for all others. */
export function useSoldOut(): (asked: { product: string; part: string; option: string }) => string | undefined {
  const { branches } = useShop();
  const live = useAtomValue(liveAtom);
  const now = useNow();
  const zone = branches.find(({ id }) => id === live?.branch)?.timeZone ?? DEFAULT_TIME_ZONE;
  return ({ product, part, option }) => {
    const entry = live?.state.soldOuts.find(
      (one) => one.product === product && one.part === part && one.option === option && Date.parse(one.until) > now,
    );
    return entry && soldOutText({ until: Date.parse(entry.until), now, zone });
  };
}
