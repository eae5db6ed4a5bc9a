import { type Instant, MINUTE, formatTime } from "@tresen/contract/kit/time";
import type { StationLoad } from "@tresen/contract/live/station-block";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { LIVE_TEXTS } from "../../../shared/live/live.texts";
import { useLiveCall } from "../../../shared/live/use-live-call";
import { LOAD_TEXTS } from "./load.texts";

const LENGTHS = [5, 15, 30, 60, 120];
const ALL = "all";

/** Blocks the time of a station, or of all of them, from a slot on: with one tap for the length of the row. */
export function BlockDialog({
  branch,
  stations,
  chosen: { station: first, from, until: rowEnd },
  dayEnd,
  zone,
  onClose,
}: {
  branch: string;
  stations: StationLoad["stations"];
  chosen: { station: string; from: Instant; until: Instant };
  /** The end of the last slot of the day. */
  dayEnd: Instant;
  zone: string;
  onClose: () => void;
}) {
  const [station, setStation] = useState(first);
  const [until, setUntil] = useState(String(rowEnd));
  const [reason, setReason] = useState("");
  const { mutate, isPending } = useLiveCall(onClose);
  const ends = [...new Set([rowEnd, ...LENGTHS.map((minutes) => from + minutes * MINUTE), dayEnd])]
    .filter((end) => end > from && end <= dayEnd)
    .sort((a, b) => a - b);
  const name = station === ALL ? LOAD_TEXTS.allStations : (stations.find(({ id }) => id === station)?.name ?? "");
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={LOAD_TEXTS.blockTitle({ station: name, from: formatTime({ at: from, zone }) })}
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            {COMMON_TEXTS.cancel}
          </Button>
          <Button
            variant="primary"
            size="lg"
            isDisabled={isPending}
            onPress={() =>
              mutate({
                done: LOAD_TEXTS.done,
                send: () =>
                  call("POST /api/station-blocks", {
                    body: {
                      branch,
                      station: station === ALL ? null : station,
                      from: new Date(from).toISOString(),
                      until: new Date(Number(until)).toISOString(),
                      reason,
                    },
                  }),
              })
            }
          >
            {LOAD_TEXTS.block}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{LOAD_TEXTS.explanation}</p>
        <Select
          label={LOAD_TEXTS.until}
          options={ends.map((end) => ({
            value: String(end),
            label: end === dayEnd ? LOAD_TEXTS.dayEnd : formatTime({ at: end, zone }),
          }))}
          value={until}
          onChange={setUntil}
        />
        <Select
          label={LOAD_TEXTS.station}
          options={[
            ...stations.map(({ id, name: label }) => ({ value: id, label })),
            { value: ALL, label: LOAD_TEXTS.allStations },
          ]}
          value={station}
          onChange={setStation}
        />
        <Input label={LIVE_TEXTS.reason} value={reason} onChange={setReason} maxLength={200} />
      </div>
    </Dialog>
  );
}
