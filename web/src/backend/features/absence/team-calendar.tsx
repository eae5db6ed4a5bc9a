import { useQuery } from "@tanstack/react-query";
import type { Absence } from "@tresen/contract/absence/absence";
import { HELD_STATES } from "@tresen/contract/absence/absence-kinds";
import { byPart, isOtherHalf } from "@tresen/contract/absence/day-part";
import { halfText } from "@tresen/contract/absence/absence.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { addDays, weekdayOf } from "@tresen/contract/kit/time";
import { holidaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../shared/ui/button";
import { NativeSelect } from "../../shared/ui/native-select";
import { Skeleton } from "../../shared/ui/states";
import { absenceQueries } from "./absence-queries";
import { CalendarLegend, cellLook, kindLetters } from "./calendar-legend";
import { dayText, kindText, stateText } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";

interface TeamCalendarProps {
  branches: readonly Branch[];
  /** `YYYY-MM-DD`. */
  today: string;
}

const MONTH = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });

/** Who is away in a month: a row for each person, a column for each day, with weekends and public holidays. */
export function TeamCalendar({ branches, today }: TeamCalendarProps) {
  const [month, setMonth] = useState(today.slice(0, 7));
  const [chosen, setChosen] = useState("");
  const branch = branches.find(({ id }) => id === chosen) ?? branches[0];
  const first = `${month}-01`;
  const days = daysOfMonth(first);
  const to = days.at(-1) ?? first;
  const { data } = useQuery(absenceQueries.list({ from: first, to, ...(branch ? { branch: branch.id } : {}) }));
  const holidays = new Map(
    branch
      ? holidaysOfBranch({ branch, year: Number(month.slice(0, 4)) }).map(({ date, name }) => [date, name] as const)
      : [],
  );
  const held = (data ?? []).filter(({ state }) => HELD_STATES.includes(state));
  const people = [...new Map(held.map(({ user }) => [user.id, user.name])).entries()].sort(([, a], [, b]) =>
    a.localeCompare(b, "de"),
  );
  const inMonth = [...holidays].filter(([date]) => date.startsWith(month));
  return (
    <section aria-label={texts.calendar} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">{texts.calendar}</h2>
        <div className="flex items-center gap-2">
          <IconButton label={texts.previous} onPress={() => setMonth(addDays(first, -1).slice(0, 7))}>
            <ChevronLeft size={18} aria-hidden />
          </IconButton>
          <span aria-live="polite" className="min-w-32 text-center">
            {MONTH.format(Date.parse(first))}
          </span>
          <IconButton label={texts.next} onPress={() => setMonth(addDays(to, 1).slice(0, 7))}>
            <ChevronRight size={18} aria-hidden />
          </IconButton>
        </div>
        {branch && branches.length > 1 && (
          <NativeSelect
            label={texts.branch}
            className="w-56"
            options={branches.map(({ id, name }) => ({ value: id, label: name }))}
            value={branch.id}
            onChange={setChosen}
          />
        )}
      </div>
      {inMonth.length > 0 && (
        <p className="text-sm text-muted">{inMonth.map(([date, name]) => `${dayText(date)} ${name}`).join(" · ")}</p>
      )}
      {!data ? (
        <Skeleton className="h-24" />
      ) : people.length === 0 ? (
        <p className="text-sm text-muted">{texts.nobody}</p>
      ) : (
        <div
          className="w-fit max-w-full overflow-x-auto rounded-panel border border-line"
          tabIndex={0}
          role="group"
          aria-label={texts.calendar}
        >
          <table className="border-separate border-spacing-0 text-sm">
            <thead>
              <tr>
                <th scope="col" className="sticky start-0 bg-surface px-3 py-2 text-start font-medium">
                  {texts.name}
                </th>
                {days.map((day) => (
                  <th
                    key={day}
                    scope="col"
                    title={holidays.get(day)}
                    className={`min-w-7 border-s border-line px-1 py-2 font-normal tabular-nums ${
                      isFree({ day, holidays }) ? "bg-sunken text-muted" : ""
                    } ${day === today ? "font-bold underline" : ""}`}
                  >
                    {Number(day.slice(8))}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map(([id, name]) => (
                <tr key={id}>
                  <th
                    scope="row"
                    className="sticky start-0 max-w-40 truncate border-t border-line bg-surface px-3 py-1.5 text-start font-normal"
                  >
                    {name}
                  </th>
                  {days.map((day) => (
                    <DayCell
                      key={day}
                      day={day}
                      isFree={isFree({ day, holidays })}
                      absences={shownOn({ day, absences: held.filter(({ user }) => user.id === id) })}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {held.length > 0 && <CalendarLegend absences={held} />}
    </section>
  );
}

/** The morning is above, the afternoon below. */
const HEIGHTS = {
  whole: "h-6 leading-6",
  half: "h-3 leading-3",
  morning: "mb-3 h-3 leading-3",
  afternoon: "mt-3 h-3 leading-3",
} as const;

function DayCell({ day, absences, isFree: free }: { day: string; absences: readonly Absence[]; isFree: boolean }) {
  return (
    <td className={`border-s border-t border-line p-0.5 ${free ? "bg-sunken" : ""}`}>
      {absences.map((absence) => {
        const what = [kindText(absence), stateText(absence), halfText(absence)].filter(Boolean).join(", ");
        const height = absences.length > 1 ? "half" : absence.half ? (absence.part ?? "half") : "whole";
        return (
          <span
            key={absence.id}
            role="img"
            aria-label={texts.day({ name: absence.user.name, day: dayText(day), what })}
            title={what}
            className={`block overflow-hidden rounded-sm text-center text-xs font-medium ${HEIGHTS[height]} ${cellLook(absence)}`}
          >
            <span aria-hidden>{kindLetters(absence)}</span>
          </span>
        );
      })}
    </td>
  );
}

/** Of a day with two absences, the sickness that lies over the other one, or both where they are its two halves. */
function shownOn({ day, absences }: { day: string; absences: readonly Absence[] }): Absence[] {
  const all = absences.filter(({ from, to }) => from <= day && to >= day).toSorted(byPart);
  const first = all.find(({ kind }) => kind === "sick") ?? all[0];
  return first ? all.filter((one) => one === first || isOtherHalf(one, first)) : [];
}

function isFree({ day, holidays }: { day: string; holidays: ReadonlyMap<string, string> }): boolean {
  return holidays.has(day) || weekdayOf(day) === "saturday" || weekdayOf(day) === "sunday";
}

function daysOfMonth(first: string): string[] {
  const days: string[] = [];
  for (let day = first; day.startsWith(first.slice(0, 7)); day = addDays(day, 1)) days.push(day);
  return days;
}
