import { useQuery } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { DELIVERY_METHODS, type DeliveryMethod, enabledMethods } from "@tresen/contract/branch/branch-hours";
import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { MINUTE } from "@tresen/contract/kit/time";
import type { BusyEntry } from "@tresen/contract/live/live.calls";
import { longer, pausedUntil, untilText } from "@tresen/contract/live/live.texts";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { serverNow } from "../../../../shared/server-clock";
import { useZoneOf } from "../../../shared/branches";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { useNow } from "../../../shared/use-now";
import { LIVE_TEXTS } from "../../../shared/live/live.texts";
import { liveQueries } from "../../../shared/live/live-queries";
import { useLiveCall } from "../../../shared/live/use-live-call";

const STEPS = [15, 30, 45, 60];
const LENGTHS = Object.entries(LIVE_TEXTS.lengths).map(([value, label]) => ({ value, label }));

interface BusySectionProps {
  /** The branch that is shown; all branches without one. */
  branch: string | undefined;
  /** The branches for which a tap holds. */
  branches: readonly Branch[];
}

/** Lets each method take longer, or pauses it, with one tap, in one branch or in all at once. */
export function BusySection({ branch, branches }: BusySectionProps) {
  const { data = [] } = useQuery(liveQueries.busy(branch));
  const [length, setLength] = useState("60");
  const [reason, setReason] = useState("");
  const { mutate, isPending } = useLiveCall(() => setReason(""));
  const methods = DELIVERY_METHODS.filter((method) => branches.some((one) => enabledMethods(one).includes(method)));
  const set = ({ method, minutes }: { method: DeliveryMethod; minutes: number }): void =>
    mutate({
      done: LIVE_TEXTS.set,
      send: () =>
        call("POST /api/busy", {
          body: {
            branches: branches.filter((one) => enabledMethods(one).includes(method)).map(({ id }) => id),
            ...{ method, minutes, isPaused: minutes === 0, reason },
            until: new Date(serverNow() + Number(length) * MINUTE).toISOString(),
          },
        }),
    });
  return (
    <section aria-labelledby="busy-title" className="flex flex-col gap-3">
      <h2 id="busy-title" className="text-lg font-semibold">
        {LIVE_TEXTS.busyTitle}
      </h2>
      <p className="text-muted">{LIVE_TEXTS.busyExplanation}</p>
      <div className="flex flex-wrap items-end gap-3">
        <NativeSelect
          label={LIVE_TEXTS.length}
          options={LENGTHS}
          value={length}
          onChange={setLength}
          className="w-40"
        />
        <Input
          label={LIVE_TEXTS.reason}
          value={reason}
          onChange={setReason}
          maxLength={200}
          className="min-w-48 flex-1"
        />
      </div>
      <ul className="flex flex-col gap-3">
        {methods.map((method) => (
          <li key={method} className="flex flex-col gap-2 rounded-panel border border-line bg-surface p-3">
            <h3 className="font-semibold">{DELIVERY_METHOD_LABELS[method]}</h3>
            <div className="flex flex-wrap gap-2">
              {STEPS.map((minutes) => (
                <Button
                  key={minutes}
                  size="lg"
                  isDisabled={isPending}
                  aria-label={LIVE_TEXTS.plusLabel({ method: DELIVERY_METHOD_LABELS[method], minutes })}
                  onPress={() => set({ method, minutes })}
                >
                  {LIVE_TEXTS.plus(minutes)}
                </Button>
              ))}
              <Button
                size="lg"
                variant="danger"
                isDisabled={isPending}
                aria-label={LIVE_TEXTS.pauseLabel(DELIVERY_METHOD_LABELS[method])}
                onPress={() => set({ method, minutes: 0 })}
              >
                {LIVE_TEXTS.pause}
              </Button>
            </div>
            <Entries
              entries={data.filter((entry) => entry.method === method)}
              branches={branches}
              onEnd={({ id }) =>
                mutate({ done: LIVE_TEXTS.ended, send: () => call("DELETE /api/busy/{id}", { params: { id } }) })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntriesProps {
  entries: readonly BusyEntry[];
  branches: readonly Branch[];
  onEnd: (entry: BusyEntry) => void;
}

function Entries({ entries, branches, onEnd }: EntriesProps) {
  const now = useNow();
  const zoneOf = useZoneOf();
  const valid = entries.filter(({ until }) => Date.parse(until) > now);
  if (valid.length === 0) return <p className="text-sm text-muted">{LIVE_TEXTS.nothing}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {valid.map((entry) => {
        const zone = zoneOf(entry.branch);
        const until = untilText({ until: Date.parse(entry.until), now, zone });
        const method = DELIVERY_METHOD_LABELS[entry.method];
        const what = entry.isPaused
          ? pausedUntil({ method, until })
          : `${longer(entry.minutes)}, ${LIVE_TEXTS.untilTime(until)}`;
        const where = branches.length > 1 ? branches.find(({ id }) => id === entry.branch)?.name : undefined;
        return (
          <li
            key={entry.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warning-soft p-2"
          >
            <p className="min-w-0 flex-1">
              <strong className="block text-warning">{[where, what].filter(Boolean).join(": ")}</strong>
              <span className="text-sm text-ink">
                {[entry.reason, LIVE_TEXTS.entered({ name: entry.by.name, at: entry.at, zone })]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </p>
            <Button aria-label={LIVE_TEXTS.endLabel(what)} onPress={() => onEnd(entry)}>
              {LIVE_TEXTS.end}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
