import { isOpenAt } from "@tresen/contract/branch/opening-hours";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { Instant } from "@tresen/contract/kit/time";
import { onAir } from "@tresen/contract/signage/playing/on-air";
import { playing } from "@tresen/contract/signage/playing/playing";
import { tvs } from "@tresen/contract/signage/tv/tv.resource";
import { byId } from "../../playable";
import { playableStream } from "../../stream/plan";
import type { Played } from "../../preview/use-preview-frame";
import type { Signage } from "../../use-signage";
import { type ShownTv, commandAt, shownState } from "../shown-tv";
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
  const instead = insteadOfPlan({ tv: { command }, powerHours, now, zone, signage: { sceneName } });
  if (instead !== null || !played) return instead;
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

/**
 * The segment that is on by the plan of a TV that is online, or what is shown in its place; empty for other TVs, and where
 * it is not known. Unlike the scene it follows from the stream alone, so it can be told of all TVs of a list.
 */
export function plannedSegment({
  tv,
  streams,
  ...asked
}: {
  tv: Pick<ShownTv, "command" | "isEnabled" | "status" | "stream">;
  /** All streams, by their ids. */
  streams: ReadonlyMap<string, AnyRecord>;
  powerHours: unknown;
  now: Instant;
  zone: string;
  signage: Pick<Signage, "sceneName" | "segmentName">;
}): string {
  if (shownState(tv) !== "online") return "";
  const instead = insteadOfPlan({ tv, ...asked });
  if (instead !== null) return instead;
  if (tv.stream === null) return texts.logo;
  const stream = playableStream(streams.get(tv.stream) ?? {});
  const { now: at, zone, signage } = asked;
  return stream ? signage.segmentName(onAir({ stream, at, zone }).segment) : "";
}

/** What a TV shows whatever its plan says: nothing outside of its hours, or the scene of a command; null for neither. */
function insteadOfPlan({
  tv: { command },
  powerHours,
  now,
  zone,
  signage: { sceneName },
}: {
  tv: Pick<ShownTv, "command">;
  powerHours: unknown;
  now: Instant;
  zone: string;
  signage: Pick<Signage, "sceneName">;
}): string | null {
  const rules = hours.safeParse(powerHours).data ?? [];
  if (rules.length > 0 && !isOpenAt({ rules, zone, at: now })) return texts.dark;
  const shown = command && commandAt({ command, now });
  const scene = shown?.type === "showScene" && shown.state === "running" ? shown.data["scene"] : null;
  return typeof scene === "string" ? texts.byCommand(sceneName(scene)) : null;
}
