import { useQuery } from "@tanstack/react-query";
import { formatAmount } from "@tresen/contract/catalog/units";
import { MINUTE, formatDate, zonedTime } from "@tresen/contract/kit/time";
import { hoursText } from "@tresen/contract/time-sheet/time-sheet.texts";
import { sharedZone, useMyBranches } from "../../../shared/branches";
import { FAILURES } from "../../../shared/failure.texts";
import { useMe } from "../../../shared/session";
import { NotLoaded } from "../../../shared/ui/not-loaded";
import { useNow } from "../../../shared/use-now";
import { daysOf } from "../period/presets";
import { statisticsQueries } from "../statistics-queries";
import { OWN_TEXTS } from "./own.texts";

/** What the person has done this month, on the page of their account: for whoever may not see the figures of the shop. */
export function OwnFigures() {
  const { id: user } = useMe();
  const now = useNow(MINUTE);
  const today = zonedTime({ at: now, zone: sharedZone({ branches: useMyBranches() }) }).date;
  const { from, to } = daysOf({ preset: "month", today });
  const { data, ...query } = useQuery(statisticsQueries.profile({ user, start: from, end: to, now: today }));
  const text = (day: string): string => formatDate({ at: Date.parse(day), zone: "UTC" });
  const figures = data && [
    { title: OWN_TEXTS.confirmed, value: formatAmount(data.orders.confirmed) },
    { title: OWN_TEXTS.completed, value: formatAmount(data.orders.completed) },
    // Nobody's working time is recorded in a shop that does not use it.
    ...(data.workedMinutes + data.plannedMinutes > 0
      ? [
          { title: OWN_TEXTS.worked, value: hoursText(data.workedMinutes) },
          { title: OWN_TEXTS.planned, value: hoursText(data.plannedMinutes) },
        ]
      : []),
  ];
  return (
    <section
      aria-label={OWN_TEXTS.title}
      className="rounded-panel border border-line bg-surface p-[min(1rem,4vw)] sm:p-5"
    >
      <h2 className="font-semibold">{OWN_TEXTS.title}</h2>
      <p className="mt-1 text-sm text-muted">{OWN_TEXTS.text({ from: text(from), to: text(to) })}</p>
      <div className="mt-4">
        {figures ? (
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-4">
            {figures.map(({ title, value }) => (
              <div key={title} className="min-w-0">
                <dt className="text-sm text-muted hyphens-auto">{title}</dt>
                <dd className="figures text-xl font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <NotLoaded message={FAILURES.statistics} {...query} />
        )}
      </div>
    </section>
  );
}
