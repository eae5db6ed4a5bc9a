import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zonedTime } from "@tresen/contract/kit/time";
import type { OrderDraft } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { isOnlineMethod, paymentLabel } from "@tresen/contract/payment/payment";
import { useEffect, useRef, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { useLeaveGuard } from "../../../admin/form/leaving/leave-guard";
import { failureSentences } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { Input } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { useNow } from "../../../shared/use-now";
import { CustomerSection } from "./customer-section";
import { HowSection } from "./how-section";
import { ItemsSection } from "./items-section";
import { type PhoneEntry, checkEntry, emptyEntry, orderableProducts, paymentChoices, workOf } from "./phone-entry";
import { type Offer, phoneQueries } from "./phone-queries";
import { PhoneSection } from "./phone-section";
import { PhoneSummary } from "./phone-summary";
import { PHONE_TEXTS } from "./phone.texts";

export interface TakenOrder {
  uid: string;
  ticketNumber: number;
}

/** The form of one order. Total and faults follow every change, by the rules with which the server checks the order. */
export function PhoneForm({
  offer,
  branch,
  known,
  items,
  onTaken,
}: {
  offer: Offer;
  branch: Branch;
  /** What the order begins with. */
  known: Partial<PhoneEntry>;
  /** The positions that it begins with. */
  items: PhoneEntry["items"];
  onTaken: (taken: TakenOrder) => void;
}) {
  const may = useMay();
  const now = useNow();
  const client = useQueryClient();
  const { data: live } = useQuery(phoneQueries.now(branch.id));
  const [empty] = useState<PhoneEntry>(() => ({ ...emptyEntry(branch), ...known, items }));
  const [entry, setEntry] = useState(empty);
  const [isAsked, setIsAsked] = useState(false);
  const { data: fullSlots = [] } = useQuery(
    phoneQueries.fullSlots({
      branch,
      month: zonedTime({
        at: entry.appointment ? Date.parse(entry.appointment) : now,
        zone: zoneOf(branch),
      }).date.slice(0, 7),
      work: workOf({ entry, live }),
    }),
  );
  const choices = paymentChoices({
    offer,
    branch,
    mayLink: may({ permission: orderPermissions.paymentLink, branch: branch.id }),
  });
  const { draft, checked, faults } = checkEntry({
    ...{ entry, offer, branch, choices, now, live },
    full: new Set(fullSlots.map((slot) => Date.parse(slot))),
  });
  const send = usePlaced();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: onTaken,
    // What was sold out or taken meanwhile is shown by the next check.
    onError: () => void client.invalidateQueries({ queryKey: ["phone"] }),
  });
  const change = (values: Partial<PhoneEntry>): void => {
    setEntry((before) => ({ ...before, ...values }));
    reset();
  };
  const form = useRef<HTMLDivElement>(null);
  const save = (): void => {
    setIsAsked(true);
    if (faults.length === 0 && !isPending) mutate(draft);
    else if (faults.length > 0)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  const leaving = useLeaveGuard({
    isUnsaved: () => JSON.stringify(entry) !== JSON.stringify(empty),
    question: PHONE_TEXTS.leaving,
  });
  const refused = error instanceof ApiError ? error.errors : [];
  const told = isAsked ? [...faults, ...refused] : [];
  const errorOf = (field: string): string | undefined => told.find((fault) => fault.field === field)?.message;
  const faultsOf = (index: number): string[] => [
    ...new Set(faults.flatMap(({ field, message }) => (field?.startsWith(`items.${index}.`) ? [message] : []))),
  ];
  const section = { entry, change, errorOf };
  return (
    <div ref={form} className="flex min-h-0 flex-1 flex-col lg:flex-row">
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-4 min-[90rem]:grid-cols-2">
        <div className="flex flex-col gap-4">
          <CustomerSection
            {...section}
            branch={branch}
            hasSms={offer.config.enablePluginSMS}
            isKnown={Object.keys(known).length > 0}
          />
          <HowSection {...section} {...{ offer, branch, now }} live={live} />
        </div>
        <div className="flex flex-col gap-4">
          <ItemsSection
            {...section}
            offer={offer}
            products={orderableProducts({ offer, branch, at: now })}
            now={now}
            faultsOf={faultsOf}
          />
          <PhoneSection title={PHONE_TEXTS.rest}>
            {!checked.isQuotation && (
              <Select
                label={PHONE_TEXTS.payment}
                value={draft.paymentMethod}
                options={choices.map((method) => {
                  const label = paymentLabel({ method, offered: choices });
                  return { value: method, label: isOnlineMethod(method) ? PHONE_TEXTS.link(label) : label };
                })}
                error={errorOf("paymentMethod")}
                onChange={(value) => change({ paymentMethod: choices.find((method) => method === value) ?? null })}
              />
            )}
            <Input
              label={PHONE_TEXTS.comment}
              value={entry.comment}
              maxLength={2000}
              error={errorOf("comment")}
              onChange={(comment) => change({ comment })}
            />
            {may({ permission: orderPermissions.note, branch: branch.id }) && (
              <Input
                label={PHONE_TEXTS.note}
                value={entry.note}
                maxLength={500}
                error={errorOf("note")}
                onChange={(note) => change({ note })}
              />
            )}
          </PhoneSection>
        </div>
      </div>
      <PhoneSummary
        {...{ checked, faults, isAsked, isPending }}
        refusal={error ? failureSentences(error, PHONE_TEXTS.failed) : null}
        currency={offer.config.currency}
        onSave={save}
      />
      {leaving}
    </div>
  );
}

/** Sends an order. The same order has the same key, so that one whose answer was lost is placed once. */
function usePlaced() {
  const last = useRef<{ body: string; key: string } | null>(null);
  return async (draft: OrderDraft): Promise<TakenOrder> => {
    const body = JSON.stringify(draft);
    if (last.current?.body !== body) last.current = { body, key: crypto.randomUUID() };
    const headers = { "Idempotency-Key": last.current.key };
    // Staff are always told the number.
    const { uid, ticketNumber = 0 } = await call("POST /api/orders", { body: draft, headers });
    return { uid, ticketNumber };
  };
}
