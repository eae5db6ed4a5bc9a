import { useMutation, useQueryClient } from "@tanstack/react-query";
import { products } from "@tresen/contract/catalog/product.resource";
import { addDays, formatDateTime, zonedTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { serverNow } from "../../../../shared/server-clock";
import { useRecordZone } from "../../../admin/form/use-record-zone";
import { parseMoney } from "../../../admin/model/entry";
import { MomentFields, type Moment, faultOf, instantOf } from "../../../admin/plan/moment-fields";
import { planQueries } from "../../../admin/plan/plan-queries";
import { PlannedList } from "../../../admin/plan/planned-list";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { useCurrency } from "../../../shared/config";
import { failureSentences, isConflict } from "../../../shared/failure";
import { useMe } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { useMoney } from "../../../shared/visibility";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { PLANNED_PRICE_TEXTS as texts } from "./day.texts";
import { PlannedValues } from "./planned-values";

/** Plans the price of a product from a day and time on, below which it lists what is planned already. */
export function PlannedPriceDialog({ record, onClose }: { record: AnyRecord; onClose: () => void }) {
  const client = useQueryClient();
  const me = useMe();
  const currency = useCurrency();
  const zone = useRecordZone({ resource: products, record, me });
  const money = useMoney();
  const [price, setPrice] = useState("");
  // Prices usually change in the night.
  const [moment, setMoment] = useState<Moment>(() => ({
    date: addDays(zonedTime({ at: serverNow(), zone }).date, 1),
    time: "00:00",
  }));
  const [isTold, setIsTold] = useState(false);
  const cents = parseMoney(price);
  const priceFault = typeof cents !== "number" ? texts.noPrice : cents === record["price"] ? texts.same : null;
  const momentFault = faultOf({ moment, zone });
  const planned = { resource: products.name, record: record.id };
  const plan = useMutation({
    mutationFn: (at: number) =>
      call("POST /api/planned-changes", {
        body: { ...planned, version: record.version, at: new Date(at).toISOString(), fields: { price: cents } },
      }),
    onSuccess: ({ at }) => {
      const when = formatDateTime({ at: Date.parse(at), zone });
      showToast({ kind: "success", message: texts.planned({ price: money(Number(cents), currency), at: when }) });
      onClose();
    },
    onSettled: () => client.invalidateQueries(planQueries.of(planned)),
  });
  const send = (): void => {
    setIsTold(true);
    const at = instantOf({ moment, zone });
    if (priceFault === null && momentFault === null && at !== null) plan.mutate(at);
  };
  const refused = plan.error instanceof ApiError ? plan.error.errors[0]?.message : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="md"
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" isDisabled={plan.isPending} onPress={send}>
            {texts.plan}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Input
          label={texts.price}
          value={price}
          onChange={setPrice}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          suffix={currency === "EUR" ? "€" : currency}
          hint={texts.now(money(Number(record["price"] ?? 0), currency))}
          error={isTold ? (priceFault ?? undefined) : undefined}
        />
        <MomentFields moment={moment} zone={zone} fault={isTold ? momentFault : null} onChange={setMoment} />
        <p className="text-sm text-muted">{texts.hint}</p>
        {plan.error && (
          <div role="alert">
            <FieldMessage>
              {isConflict(plan.error) ? texts.stale : (refused ?? failureSentences(plan.error, texts.failed))}
            </FieldMessage>
          </div>
        )}
        <PlannedList planned={planned} zone={zone} Detail={PlannedValues} />
      </div>
    </Dialog>
  );
}
