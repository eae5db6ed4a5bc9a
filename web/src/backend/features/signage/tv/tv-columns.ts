import { type Instant, formatTime, zonedTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import type { TvReport } from "@tresen/contract/signage/tv/tv.status";
import { COMMAND_STATE_LABELS, COMMAND_TYPE_LABELS } from "@tresen/contract/signage/tv/tv.texts";
import type { ScreenColumn } from "../../../admin/screen";
import type { Signage } from "../use-signage";
import { plannedSegment } from "./planned/planned-text";
import { reportFacts, showsText } from "./report-facts";
import { commandAt, shownState, shownTv } from "./shown-tv";
import { SeenCell, StateCell } from "./tv-cells";
import { STATE_LABELS, TV_PAGE_TEXTS as texts } from "./tv.texts";

/** How TVs are, as columns of their list. */
export function tvColumns({
  signage,
  streams,
  now,
  zoneOf,
}: {
  signage: Signage;
  /** All of them, by their ids. */
  streams: ReadonlyMap<string, AnyRecord>;
  now: Instant;
  zoneOf: (branch: string) => string;
}): ScreenColumn[] {
  const reported = (key: keyof TvReport, title: string): ScreenColumn => ({
    key,
    title,
    valueOf: (record) => factOf({ record, title, signage }),
  });
  return [
    {
      key: "state",
      title: texts.state,
      isColumn: true,
      isFirst: true,
      choices: Object.values(STATE_LABELS).map((label) => ({ value: label, label })),
      valueOf: (record) => STATE_LABELS[shownState(shownTv(record))],
      Cell: StateCell,
    },
    {
      key: "lastSeenAt",
      title: texts.lastSeen,
      isColumn: true,
      // Written so that it can be sorted; the cell tells how long ago it was.
      valueOf: (record) => {
        const { status, branch } = shownTv(record);
        if (!status?.lastSeenAt) return texts.never;
        const [at, zone] = [Date.parse(status.lastSeenAt), zoneOf(branch)];
        return `${zonedTime({ at, zone }).date} ${formatTime({ at, zone })}`;
      },
      Cell: SeenCell,
    },
    {
      key: "planned",
      title: texts.onAir,
      isColumn: true,
      valueOf: (record) => {
        const [tv, powerHours] = [shownTv(record), record["powerHours"]];
        return plannedSegment({ tv, streams, powerHours, now, zone: zoneOf(tv.branch), signage });
      },
    },
    {
      key: "scene",
      title: texts.shows,
      valueOf: (record) => showsText({ tv: shownTv(record), signage }),
    },
    {
      key: "given",
      title: texts.command,
      isColumn: true,
      valueOf: (record) => {
        const { command } = shownTv(record);
        if (!command) return "";
        const { type, state } = commandAt({ command, now });
        return texts.commandState({ type: COMMAND_TYPE_LABELS[type], state: COMMAND_STATE_LABELS[state] });
      },
    },
    reported("version", texts.version),
    reported("resolution", texts.resolution),
    reported("storage", texts.storage),
    reported("clockDifference", texts.clock),
    reported("isSoundBlocked", texts.sound),
  ];
}

function factOf({ record, title, signage }: { record: AnyRecord; title: string; signage: Signage }): string {
  return reportFacts({ tv: shownTv(record), signage }).find(({ name }) => name === title)?.value ?? "";
}
