import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "@tresen/contract/kit/time";
import { blockTitle, untilText } from "@tresen/contract/live/live.texts";
import type { StationLoad } from "@tresen/contract/live/station-block";
import { call } from "../../../../shared/api";
import { Button } from "../../../shared/ui/button";
import { useNow } from "../../../shared/use-now";
import { LIVE_TEXTS } from "../../../shared/live/live.texts";
import { useLiveCall } from "../../../shared/live/use-live-call";
import { loadQueries } from "./load-queries";
import { LOAD_TEXTS } from "./load.texts";

/** The blocked times of a branch, of all days: what, by whom, and why. */
export function BlockList({
  branch,
  stations,
  zone,
}: {
  branch: string;
  stations: StationLoad["stations"];
  zone: string;
}) {
  const { data = [] } = useQuery(loadQueries.blocks(branch));
  const { mutate, isPending } = useLiveCall();
  const now = useNow();
  const valid = data.filter(({ until }) => Date.parse(until) > now);
  return (
    <section aria-labelledby="blocks-title" className="flex flex-col gap-2">
      <h2 id="blocks-title" className="text-lg font-semibold">
        {LOAD_TEXTS.blocks}
      </h2>
      {valid.length === 0 && <p className="text-sm text-muted">{LOAD_TEXTS.noBlocks}</p>}
      <ul className="flex flex-col gap-2">
        {valid.map(({ id, station, from, until, reason, by, at }) => {
          const what = blockTitle({
            station: station === null ? undefined : stations.find((one) => one.id === station)?.name,
            from: formatDateTime({ at: Date.parse(from), zone }),
            until: untilText({ until: Date.parse(until), now: Date.parse(from), zone }),
          });
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warning-soft p-2">
              <p className="min-w-0 flex-1">
                <strong className="block text-warning">{what}</strong>
                <span className="text-sm text-ink">
                  {[reason, LIVE_TEXTS.entered({ name: by.name, at, zone })].filter(Boolean).join(" · ")}
                </span>
              </p>
              <Button
                isDisabled={isPending}
                aria-label={LOAD_TEXTS.endLabel(what)}
                onPress={() =>
                  mutate({
                    done: LOAD_TEXTS.ended,
                    send: () => call("DELETE /api/station-blocks/{id}", { params: { id } }),
                  })
                }
              >
                {LOAD_TEXTS.end}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
