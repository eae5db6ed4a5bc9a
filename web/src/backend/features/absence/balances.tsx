import { useQuery } from "@tanstack/react-query";
import type { HolidayBalance } from "@tresen/contract/absence/absence";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { absenceQueries } from "./absence-queries";
import { dayText, numberText } from "./absence-words";
import { ABSENCES_PAGE as texts } from "./absences.texts";

const COLUMNS = [
  "entitlement",
  "accrued",
  "carriedOver",
  "taken",
  "planned",
  "requested",
  "expired",
  "left",
] as const satisfies readonly (keyof HolidayBalance & keyof typeof texts.columns)[];

/** What is left stays in sight where the table scrolls. */
const LEFT = "sm:sticky sm:end-0 bg-surface";

/**
 * The leave accounts that the person may see, with how they are to be read.
 * @param people Those for whom the person decides. Who of them has no account is named.
 */
export function Balances({ people }: { people: readonly { id: string; name: string }[] }) {
  const { data, error, refetch, isFetching } = useQuery(absenceQueries.balances());
  const without = data ? people.filter(({ id }) => data.every(({ user }) => user.id !== id)) : [];
  return (
    <section aria-label={texts.balances} className="flex flex-col gap-2">
      <h2 className="font-semibold">{texts.balances}</h2>
      <p className="max-w-prose text-sm text-muted">{texts.balancesHint}</p>
      {data ? (
        data.length === 0 ? (
          <p className="text-sm text-muted">{texts.noBalances}</p>
        ) : (
          <BalanceTable balances={data} />
        )
      ) : error ? (
        <ErrorState
          message={failureText(error, ABSENCE_MESSAGES.balancesFailed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
      {without.length > 0 && (
        <p className="max-w-prose text-sm text-muted">
          {texts.withoutBalance(without.map(({ name }) => name).join(", "))}
        </p>
      )}
    </section>
  );
}

function BalanceTable({ balances }: { balances: readonly HolidayBalance[] }) {
  return (
    <div
      className="overflow-x-auto rounded-panel border border-line bg-surface"
      tabIndex={0}
      role="group"
      aria-label={texts.balances}
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="text-start">
            <th scope="col" className="sticky start-0 bg-surface px-3 py-2 text-start font-medium">
              {texts.name}
            </th>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {texts.columns.year}
            </th>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 text-end font-medium ${column === "left" ? LEFT : ""}`}
              >
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {balances.map((balance) => (
            <tr key={balance.user.id} className="border-t border-line">
              <th scope="row" className="sticky start-0 bg-surface px-3 py-2 text-start font-normal">
                {balance.user.name}
              </th>
              <td className="px-3 py-2 whitespace-nowrap tabular-nums">
                {dayText(balance.from)} – {dayText(balance.to)} ({texts.units[balance.unit]})
              </td>
              {COLUMNS.map((column) => (
                <td
                  key={column}
                  className={`px-3 py-2 text-end tabular-nums ${column === "left" ? `font-semibold ${LEFT}` : ""}`}
                >
                  {numberText(balance[column])}
                  {column === "carriedOver" && balance.carriedOverExpiresAt && (
                    <span className="block text-xs whitespace-nowrap text-muted">
                      {texts.expires(dayText(balance.carriedOverExpiresAt))}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
