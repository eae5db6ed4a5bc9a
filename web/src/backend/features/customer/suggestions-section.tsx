import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { customerName } from "@tresen/contract/customer/customer-name";
import { customers } from "@tresen/contract/customer/customer.resource";
import type { CustomerSuggestion } from "@tresen/contract/customer/customer.view";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { Merge } from "lucide-react";
import { useState } from "react";
import { canWrite } from "../../admin/model/access";
import { useCurrency } from "../../shared/config";
import { customerQueries } from "../../shared/customer/customer-queries";
import { useMe } from "../../shared/session";
import { Button } from "../../shared/ui/button";
import { deferredPanel } from "../../shared/ui/deferred";
import { NotLoaded } from "../../shared/ui/not-loaded";
import { Private, useMoney } from "../../shared/visibility";
import { SUGGESTION_TEXTS as texts } from "./customer.texts";
import { LINK } from "./history-section";

const MergeDialog = deferredPanel(async () => (await import("./merge-dialog")).MergeDialog);

/** Who may be the same person as the customer, and why, with what makes one customer of both. */
export function SuggestionsSection({ record }: { record: AnyRecord | null }) {
  const id = record?.id ?? "";
  const me = useMe();
  const [merged, setMerged] = useState<string | null>(null);
  const { data, error, refetch, isFetching } = useQuery({ ...customerQueries.suggestions(id), enabled: id !== "" });
  if (!record) return null;
  if (!data) return <NotLoaded message={texts.unloaded} {...{ error, refetch, isFetching }} />;
  const mayMerge = (customer: AnyRecord): boolean =>
    [record, customer].every((one) => canWrite({ resource: customers, me, record: one }));
  return (
    <div className="text-sm">
      {data.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {data.map((suggestion) => (
          <Suggestion
            key={suggestion.customer.id}
            suggestion={suggestion}
            onMerge={mayMerge(suggestion.customer) ? () => setMerged(suggestion.customer.id) : undefined}
          />
        ))}
      </ul>
      {merged && <MergeDialog id={record.id} other={merged} onClose={() => setMerged(null)} />}
    </div>
  );
}

function Suggestion({
  suggestion: { customer, reasons },
  onMerge,
}: {
  suggestion: CustomerSuggestion;
  /** Missing where the person may not change both. */
  onMerge: (() => void) | undefined;
}) {
  const money = useMoney();
  const currency = useCurrency();
  const { id, number, orderCount, grossTotal } = customer;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-col gap-0.5">
        <p>
          <Link to="/$resource/$id" params={{ resource: customers.name, id }} className={LINK}>
            {texts.customer(number)}
          </Link>{" "}
          <Private kind="customer">{customerName(customer) || texts.nameless}</Private>
        </p>
        <p className="text-muted tabular-nums">
          {texts.figures({ orders: orderCount, sum: money(grossTotal, currency) })}
        </p>
        <p className="text-muted">{texts.reasons(reasons)}</p>
      </div>
      {onMerge ? (
        <Button onPress={onMerge}>
          <Merge size={16} aria-hidden /> {texts.merge(number)}
        </Button>
      ) : (
        <p className="text-muted">{texts.mayNot}</p>
      )}
    </li>
  );
}
