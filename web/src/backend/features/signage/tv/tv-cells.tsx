import type { AnyRecord } from "@tresen/contract/openapi/client";
import { agoText } from "../../../shared/ago.texts";
import { useZoneOf } from "../../../shared/branches";
import { useNow } from "../../../shared/use-now";
import { shownState, shownTv } from "./shown-tv";
import { StateBadge } from "./state-badge";
import { TV_PAGE_TEXTS as texts } from "./tv.texts";

/** Whether the TV is there, in the list. */
export function StateCell({ record }: { record: AnyRecord }) {
  return <StateBadge state={shownState(shownTv(record))} />;
}

/** How long ago the TV told of itself, in the list. */
export function SeenCell({ record }: { record: AnyRecord }) {
  const now = useNow(30_000);
  const zoneOf = useZoneOf();
  const { status, branch } = shownTv(record);
  if (!status?.lastSeenAt) return texts.never;
  return agoText({ at: Date.parse(status.lastSeenAt), now, zone: zoneOf(branch) });
}
