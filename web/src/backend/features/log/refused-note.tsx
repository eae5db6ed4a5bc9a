import { useQuery } from "@tanstack/react-query";
import { REFUSED_KINDS, type RefusedCount } from "@tresen/contract/log/refused";
import { formatDate } from "@tresen/contract/kit/time";
import { logQueries } from "./log-queries";
import { LOG_PAGE_TEXTS } from "./log.texts";

const TEXTS = LOG_PAGE_TEXTS.refused;

/** How often strangers were refused, which the log counts and does not tell one by one. Nothing where nobody was. */
export function RefusedNote() {
  const { data = [] } = useQuery(logQueries.refused());
  if (data.length === 0) return null;
  return (
    <details className="border-b border-line bg-surface px-4 py-2 text-sm print:hidden">
      <summary className="cursor-pointer content-center text-muted pointer-coarse:min-h-11">
        {TEXTS.title}: {summed(data).join(", ")}
      </summary>
      <table className="mt-2 text-sm">
        <caption className="sr-only">{TEXTS.caption}</caption>
        <thead>
          <tr className="text-muted *:pe-6 *:text-start *:font-medium">
            <th scope="col">{TEXTS.day}</th>
            <th scope="col">{TEXTS.what}</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ day, kind, count }) => (
            <tr key={`${day} ${kind}`} className="*:pe-6 *:py-1">
              <td className="figures">{formatDate({ at: Date.parse(`${day}T12:00:00Z`), zone: "UTC" })}</td>
              <td className="figures">{TEXTS.told(kind, count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function summed(counts: readonly RefusedCount[]): string[] {
  return REFUSED_KINDS.flatMap((kind) => {
    const sum = counts.filter((one) => one.kind === kind).reduce((all, { count }) => all + count, 0);
    return sum === 0 ? [] : [TEXTS.told(kind, sum)];
  });
}
