import { useQuery } from "@tanstack/react-query";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { NewBooking } from "@tresen/contract/closing/booking";
import type { Closing } from "@tresen/contract/closing/closing";
import { closingPermissions } from "@tresen/contract/closing/closing.permissions";
import { useState } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { useMay } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { BookingDialog } from "./booking-dialog";
import { CloseDialog } from "./close-dialog";
import { closingQueries } from "./closing-queries";
import { CLOSING_TEXTS as texts } from "./closing.texts";
import { OpenBookingsList } from "./open-bookings-list";
import { SumsTables } from "./sums-tables";
import { useOpenAmounts } from "./use-open-amounts";

interface OpenDayProps {
  branch: Branch;
  /** Something was booked, or somebody else closed. */
  onChanged: () => void;
  onClosed: (closing: Closing) => void;
}

/** What is in no closing yet, with the ways to close it and to enter what the platform cannot know. */
export function OpenDay({ branch, onChanged, onClosed }: OpenDayProps) {
  const may = useMay();
  const { data: preview, error, refetch, isFetching } = useQuery(closingQueries.preview(branch.id));
  const [asked, setAsked] = useState<NewBooking["kind"] | "close" | null>(null);
  const open = useOpenAmounts(branch.id);
  const mayClose = may({ permission: closingPermissions.create, branch: branch.id });
  const mayBook = may({ permission: closingPermissions.book, branch: branch.id });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{texts.open}</h2>
      <p className="max-w-prose text-sm text-muted">{texts.rule}</p>
      {preview ? (
        preview.sums.entries > 0 ? (
          <>
            <SumsTables sums={preview.sums} unpaid={open?.online.amount} />
            <OpenBookingsList branch={branch.id} zone={zoneOf(branch)} />
          </>
        ) : (
          <p>{texts.nothingOpen}</p>
        )
      ) : error ? (
        <ErrorState
          message={failureText(error, texts.loadFailed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={COMMON_TEXTS.loading}>
          <Skeleton className="h-32" />
        </div>
      )}
      <div className="flex flex-wrap gap-2 print:hidden">
        {mayClose && preview && (
          <Button variant={preview.sums.entries > 0 ? "primary" : "secondary"} onPress={() => setAsked("close")}>
            {texts.close}
          </Button>
        )}
        {mayBook && <Button onPress={() => setAsked("tip")}>{texts.tip}</Button>}
        {mayBook && <Button onPress={() => setAsked("correction")}>{texts.correction}</Button>}
      </div>
      {asked === "close" && preview && (
        <CloseDialog
          branch={branch}
          preview={preview}
          onChanged={onChanged}
          onClosed={(closing) => {
            setAsked(null);
            onClosed(closing);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {(asked === "tip" || asked === "correction") && (
        <BookingDialog
          branch={branch}
          kind={asked}
          onBooked={() => {
            setAsked(null);
            onChanged();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
