import { type Instant, MINUTE, zonedTime } from "../../kit/time";

/**
 * The instant that somebody means who sees times in minutes only. What shows the same minute as something that is
 * recorded is that, to the second: nobody has changed it, and a dropped second would be lost time. This also holds for the
 * hour that occurs twice when the clocks go back.
 * @param recorded ISO instants, the first that fits is taken.
 * @returns ISO
 */
export function keepSeconds({
  entered,
  recorded,
  zone,
}: {
  entered: Instant;
  recorded: readonly (string | null | undefined)[];
  zone: string;
}): string {
  const shown = minuteOf({ at: entered, zone });
  const same = recorded.find((text) => text && minuteOf({ at: Date.parse(text), zone }) === shown);
  return same ?? new Date(entered).toISOString();
}

interface Times {
  startedAt: string;
  endedAt: string | null;
  breaks: readonly { startedAt: string; endedAt?: string | null | undefined }[];
}

/** Whether two times differ in what is only seen with seconds: an edge within the same minute, or a break's. */
export function differInSeconds({ recorded, wanted }: { recorded: Times; wanted: Times }): boolean {
  const edges = ({ startedAt, endedAt, breaks }: Times): (string | null | undefined)[] => [
    startedAt,
    endedAt,
    ...breaks.flatMap((one) => [one.startedAt, one.endedAt]),
  ];
  const others = edges(wanted);
  return edges(recorded).some((text, index) => {
    const other = others[index];
    if (!text || !other) return false;
    const [a, b] = [Date.parse(text), Date.parse(other)];
    return a !== b && Math.floor(a / MINUTE) === Math.floor(b / MINUTE);
  });
}

function minuteOf({ at, zone }: { at: Instant; zone: string }): string {
  const { date, minutes } = zonedTime({ at, zone });
  return `${date} ${String(minutes)}`;
}
