import type { ProjectTime } from "@tresen/contract/project/time/project-time.calls";
import { wholeMinutes } from "@tresen/contract/project/time/whole-minutes";
import { useCurrency } from "../../../shared/config";
import { useMoney } from "../../../shared/visibility";
import { TIME_TEXTS as texts } from "./time.texts";

/** Whose time it was, as far as the reader may know it, with its share of all of it. */
export function PeopleList({ time }: { time: ProjectTime }) {
  const money = useMoney();
  const currency = useCurrency();
  const { people, othersSeconds, workedSeconds } = time;
  if (people.length === 0) return null;
  const rows = [
    ...people.map(({ id, name, isExternal, workedSeconds: seconds, cost }) => ({
      ...{ id, seconds, cost },
      name: isExternal ? `${name} (${texts.external})` : name,
    })),
    ...(othersSeconds > 0 ? [{ id: "others", name: texts.others, seconds: othersSeconds, cost: null }] : []),
  ];
  const minutes = wholeMinutes(rows.map(({ seconds }) => seconds));
  return (
    <section aria-label={texts.byPerson} className="flex flex-col gap-2">
      <h3 className="font-semibold">{texts.byPerson}</h3>
      <ul className="flex flex-col gap-2 text-sm">
        {rows.map(({ id, name, seconds, cost }, index) => (
          <li key={id} className="flex flex-col gap-1">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="wrap-anywhere">{name}</span>
              <span className="tabular-nums">
                {texts.hours((minutes[index] ?? 0) * 60)}
                {cost && cost.unknownSeconds === 0 && ` · ${money(cost.amount, currency)}`}
              </span>
            </span>
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full bg-action"
                style={{ width: `${workedSeconds > 0 ? (seconds / workedSeconds) * 100 : 0}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
