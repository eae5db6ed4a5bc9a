import { useInfiniteQuery } from "@tanstack/react-query";
import { type Instant, formatDate } from "@tresen/contract/kit/time";
import type { LockedInvoice } from "@tresen/contract/privacy/locked-invoice";
import { useForm } from "../../../admin/form/form-context";
import { useMyBranches } from "../../../shared/branches";
import { Private } from "../../../shared/visibility";
import { PagedList } from "./paged-list";
import { privacyQueries } from "./privacy-queries";
import { LOCKED_TEXTS as texts } from "./privacy.texts";

const useLocked = () => useInfiniteQuery(privacyQueries.locked());

/** Name and address that invoices of erased people must carry. */
export function LockedInvoices() {
  return (
    <>
      <p className="text-sm text-muted">{texts.note}</p>
      <PagedList useEntries={useLocked} texts={texts}>
        {(invoice) => <Invoice key={invoice.uid} invoice={invoice} />}
      </PagedList>
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
