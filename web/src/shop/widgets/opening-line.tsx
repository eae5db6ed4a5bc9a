import { branchState, zoneOf } from "@tresen/contract/branch/branch-hours";
import type { OpeningState } from "@tresen/contract/branch/opening-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { DAY, type Instant, formatTime } from "@tresen/contract/kit/time";
import { dayAndTime } from "../state/hours";
import * as texts from "../state/hours.texts";

const TONES = { open: "text-success", closingSoon: "text-warning", closed: "text-danger" } as const;

/** Open or closed in words, never by colour alone. */
export function OpeningLine({ branch, now }: { branch: Branch; now: Instant }) {
  const state = branchState({ branch, at: now });
  const { word, rest } = wording({ state, now, branch });
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={`inline-flex items-baseline gap-1.5 font-semibold ${TONES[state.state]}`}>
        <span aria-hidden className="size-2 self-center rounded-full bg-current" />
        {word}
      </span>
      {rest && <span className="text-muted">{rest}</span>}
    </span>
  );
}

function wording({ state, now, branch }: { state: OpeningState; now: Instant; branch: Branch }): {
  word: string;
  rest: string;
} {
  const zone = zoneOf(branch);
  switch (state.state) {
    case "open":
      return {
        word: texts.nowOpen,
        rest: state.closesAt - now >= DAY ? texts.allDay : texts.until(formatTime({ at: state.closesAt, zone })),
      };
    case "closingSoon":
      return { word: texts.closesSoon, rest: texts.atTime(formatTime({ at: state.closesAt, zone })) };
    case "closed":
      return {
        word: texts.nowClosed,
        rest:
          state.opensAt === null
            ? (branch.closedMessage ?? "")
            : texts.opens(dayAndTime({ at: state.opensAt, now, zone })),
      };
  }
}
