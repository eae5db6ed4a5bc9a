import { useInfiniteQuery } from "@tanstack/react-query";
import { type Instant, formatDate } from "@tresen/contract/kit/time";
import type { LockedInvoice } from "@tresen/contract/privacy/locked-invoice";
import { useState } from "react";
import { useForm } from "../../../admin/form/form-context";
import { useMyBranches } from "../../../shared/branches";
import { failureDetail } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { ErrorState, Skeleton } from "../../../shared/ui/states";
import { Private } from "../../../shared/visibility";
import { privacyQueries } from "./privacy-queries";
import { LOCKED_TEXTS as texts } from "./privacy.texts";

/** Name and address that invoices of erased people must carry. They are loaded only when somebody asks for them. */
export function LockedInvoices() {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <p className="text-sm text-muted">{texts.note}</p>
      {isShown ? (
        <Invoices />
      ) : (
        <Button className="self-start" onPress={() => setIsShown(true)}>
          {texts.show}
        </Button>
      )}
    </>
  );
}

function Invoices() {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(privacyQueries.locked());
  if (error && !data)
    return (
      <ErrorState
        message={texts.unloaded}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-16" />;
  const invoices = data.pages.flatMap((page) => page.data);
  if (invoices.length === 0) return <p className="text-sm">{texts.none}</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {invoices.map((invoice) => (
          <Invoice key={invoice.uid} invoice={invoice} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" className="self-start" isDisabled={isFetching} onPress={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

function Invoice({
  invoice: { uid, ticketNumber: ticket, branch, createdAt, until, reason, name, companyName, vatNumber, address },
}: {
  invoice: LockedInvoice;
}) {
  const { zone } = useForm();
  const day = (at: Instant): string => formatDate({ at, zone });
  const place = useMyBranches().find(({ id }) => id === branch)?.name;
  return (
    <li className="flex flex-col gap-0.5 py-2 wrap-anywhere">
      <span className="font-medium tabular-nums">
        {texts.order({ ticket, at: day(Date.parse(createdAt)), place, uid })}
      </span>
      <span>
        <Private kind="customer">{[name, companyName, vatNumber, address].filter(Boolean).join(", ")}</Private>
      </span>
      <span className="text-muted tabular-nums">
        {texts.until({
          // The instant at which it ends belongs to the next day.
          day: day(Date.parse(until) - 1),
          reason,
        })}
      </span>
    </li>
  );
}
