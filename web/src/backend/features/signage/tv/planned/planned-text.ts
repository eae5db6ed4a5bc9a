import { isOpenAt } from "@tresen/contract/branch/opening-hours";
import type { Instant } from "@tresen/contract/kit/time";
import { playing } from "@tresen/contract/signage/playing/playing";
import { tvs } from "@tresen/contract/signage/tv/tv.resource";
import { byId } from "../../playable";
import type { Played } from "../../preview/use-preview-frame";
import type { Signage } from "../../use-signage";
import type { ShownTv } from "../shown-tv";
import { TV_PAGE_TEXTS as texts } from "../tv.texts";

const { powerHours: hours } = tvs.fields.shape;

/**
 * What a TV that is online shows now, by its plan or a command; null where that is not known.
 * @param played what its stream plays in its branch, and what goes on there; null before it is loaded.
 */
export function plannedText({
  tv: { command },
  powerHours,
  played,
  now,
  zone,
  signage: { sceneName, segmentName },
}: {
  tv: Pick<ShownTv, "command">;
  powerHours: unknown;
  played: Pick<Played, "manifest" | "live"> | null;
  now: Instant;
  zone: string;
  signage: Pick<Signage, "sceneName" | "segmentName">;
}): string | null {
  const rules = hours.safeParse(powerHours).data ?? [];
  if (rules.length > 0 && !isOpenAt({ rules, zone, at: now })) return texts.dark;
  const shown = command?.type === "showScene" && command.state === "running" ? command.data["scene"] : null;
  if (typeof shown === "string") return texts.byCommand(sceneName(shown));
  if (!played) return null;
  const { manifest, live } = played;
  const { stream, branch, scenes, segments } = manifest;
  const { scene, segment } = playing({
    ...{ stream, seed: stream.id, zone: manifest.zone, branch, instant: now },
    ...{ scenes: byId(scenes), segments: byId(segments) },
    live: { isOpen: live.isOpen, openOrders: live.openOrders, soldOutCategories: live.soldOut.categories },
  });
  return scene === null
    ? texts.showsNothing
    : texts.showsOf({ scene: sceneName(scene), segment: segmentName(segment) });
}
