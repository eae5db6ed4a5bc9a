import { useQuery } from "@tanstack/react-query";
import type { Booking } from "@tresen/contract/closing/booking";
import { useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { BookingLine } from "./booking-line";
import { closingQueries } from "./closing-queries";
import { CLOSING_TEXTS as texts } from "./closing.texts";
import { equalEntry } from "./open-bookings";

/** So many entries of orders are shown at once. */
const SHOWN = 50;

/**
 * What is in no closing yet, one by one and the last ones first. What staff entered is always in sight, so that somebody
 * sees a double entry before it is closed.
 */
export function OpenBookingsList({ branch, zone }: { branch: string; zone: string }) {
  const { data: entries, error, refetch, isFetching } = useQuery(closingQueries.open(branch));
  if (!entries)
    return error ? (
      <ErrorState
        message={failureText(error, texts.bookingsFailed)}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <div role="status" aria-label={COMMON_TEXTS.loading}>
        <Skeleton className="h-12" />
      </div>
    );
  const byStaff = entries.filter(({ by }) => by !== null);
  const ofOrders = entries.filter(({ by }) => by === null);
  return (
    <div className="flex flex-col gap-2 pt-3">
      {byStaff.length > 0 && (
        <>
          <h3 className="font-semibold">{texts.byStaff}</h3>
          <ul aria-label={texts.byStaff} className="divide-y divide-line text-sm tabular-nums">
            {byStaff.map((entry) => (
              <BookingLine key={entry.sequence} entry={entry} zone={zone} equal={equalEntry({ to: entry, entries })} />
            ))}
          </ul>
        </>
      )}
      {ofOrders.length > 0 && <OfOrders entries={ofOrders} zone={zone} />}
    </div>
  );
}

function OfOrders({ entries, zone }: { entries: readonly Booking[]; zone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2">{texts.ofOrders(entries.length)}</summary>
      {isOpen && (
        <ul aria-label={texts.ofOrders(entries.length)} className="divide-y divide-line text-sm tabular-nums">
          {entries.slice(0, shown).map((entry) => (
            <BookingLine key={entry.sequence} entry={entry} zone={zone} />
          ))}
        </ul>
      )}
      {isOpen && entries.length > shown && (
        <Button className="mt-2" onPress={() => setShown(shown + SHOWN)}>
          {texts.more}
        </Button>
      )}
    </details>
  );
}
