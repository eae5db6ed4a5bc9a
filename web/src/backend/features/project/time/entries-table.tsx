import { Link } from "@tanstack/react-router";
import { formatExactTime } from "@tresen/contract/kit/time";
import type { ProjectTime } from "@tresen/contract/project/time/project-time.calls";
import { wholeMinutes } from "@tresen/contract/project/time/whole-minutes";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { useZoneOf } from "../../../shared/branches";
import { TIME_TEXTS as texts } from "./time.texts";

interface EntriesTableProps {
  entries: ProjectTime["entries"];
  /** Titles of tasks by their ids; null where all entries are of one task. */
  titles: ReadonlyMap<string, string> | null;
}

/** What was booked, the newest first. Each row leads to its entry, where it can be corrected. */
export function EntriesTable({ entries, titles }: EntriesTableProps) {
  const zoneOf = useZoneOf();
  // Rounded so that they add up to what is told of all of them; unpaid time is not told.
  const minutes = wholeMinutes(entries.map(({ isPaid, workedSeconds }) => (isPaid ? workedSeconds : 0)));
  if (entries.length === 0)
    return <p className="text-sm text-muted">{titles ? texts.noEntries : texts.noTaskEntries}</p>;
  const heads = [texts.day, texts.person, ...(titles ? [texts.task] : []), texts.from];
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.entries}</caption>
      <thead className="max-sm:sr-only">
        <tr className="text-start text-muted">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pe-3 text-start font-medium">
              {head}
            </th>
          ))}
          <th scope="col" className="py-1 text-end font-medium">
            {texts.duration}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {entries.map((entry, index) => {
          const zone = zoneOf(entry.branch);
          const time = (at: string | null): string => (at ? formatExactTime({ at: Date.parse(at), zone }) : "");
          const day = entry.day.split("-").reverse().join(".");
          return (
            <tr key={entry.id} className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-2">
              <td className="py-1.5 pe-3 tabular-nums max-sm:p-0">
                <Link
                  to="/$resource/$id"
                  params={{ resource: activities.name, id: entry.id }}
                  aria-label={texts.open(day)}
                  className="text-action-text underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                >
                  {day}
                </Link>
              </td>
              <td className="py-1.5 pe-3 wrap-anywhere max-sm:p-0">{entry.person}</td>
              {titles && (
                <td className="py-1.5 pe-3 wrap-anywhere max-sm:p-0">
                  {entry.task ? (titles.get(entry.task) ?? texts.formerTasks) : texts.withoutTask}
                </td>
              )}
              <td className="py-1.5 pe-3 whitespace-nowrap tabular-nums max-sm:p-0">
                {entry.endedAt
                  ? `${time(entry.startedAt)} – ${time(entry.endedAt)}`
                  : `${time(entry.startedAt)} – ${entry.state === "paused" ? texts.paused : texts.running}`}
              </td>
              <td className="py-1.5 text-end whitespace-nowrap tabular-nums max-sm:ms-auto max-sm:p-0">
                {entry.isPaid ? texts.hours((minutes[index] ?? 0) * 60) : texts.unpaid}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
