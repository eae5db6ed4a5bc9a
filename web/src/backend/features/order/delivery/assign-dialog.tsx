import { useQuery } from "@tanstack/react-query";
import type { Delivery, DeliveryRun } from "@tresen/contract/delivery/delivery";
import { mayGiveRunKeys } from "@tresen/contract/delivery/run.permissions";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureSentences } from "../../../shared/failure";
import { personOf, useMe } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { FieldMessage, Input } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import type { NewLink } from "./run-link-dialog";
import { DELIVERY_TEXTS } from "./delivery.texts";
import { deliveryQueries, useDeliveryCall } from "./delivery-queries";

const OTHER = "other";

interface AssignDialogProps {
  branch: string;
  /** The chosen deliveries in the order in which they are shown. */
  orders: readonly Delivery[];
  runs: readonly DeliveryRun[];
  onClose: () => void;
  /** Told the link of a new run; null where the orders joined another one. */
  onDone: (link: NewLink | null) => void;
}

/** Asks who brings the deliveries: somebody of the branch, somebody else, or a driver who has a run already. */
export function AssignDialog({ branch, orders, runs, onClose, onDone }: AssignDialogProps) {
  const { data: drivers = [], error } = useQuery(deliveryQueries.drivers(branch));
  const mayStart = mayGiveRunKeys({ person: personOf(useMe()), branch });
  const [chosen, setChosen] = useState(mayStart ? OTHER : (runs[0]?.id ?? ""));
  const [name, setName] = useState("");
  const run = runs.find(({ id }) => id === chosen);
  const chosenOrders = orders.map(({ id, version }) => ({ id, version }));
  const { mutate, isPending } = useDeliveryCall({
    send: async (): Promise<NewLink | null> => {
      if (run) {
        await call("POST /api/deliveries/runs/{id}/orders", { params: { id: run.id }, body: { orders: chosenOrders } });
        showToast({ kind: "success", message: DELIVERY_TEXTS.added });
        return null;
      }
      const known = drivers.find(({ id }) => id === chosen);
      const driver = known ? { kind: known.kind, id: known.id } : { kind: "externalUser" as const, name };
      const made = await call("POST /api/deliveries/runs", { body: { branch, driver, orders: chosenOrders } });
      return { name: made.driver.name, key: made.key };
    },
    onSuccess: onDone,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={DELIVERY_TEXTS.assignTitle}
      footer={
        <>
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={isPending || orders.length === 0 || chosen === "" || (chosen === OTHER && name.trim() === "")}
            onPress={() => mutate()}
          >
            {run ? DELIVERY_TEXTS.add : DELIVERY_TEXTS.start}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">{DELIVERY_TEXTS.chosen(orders.length)}</p>
        <NativeSelect
          label={DELIVERY_TEXTS.driver}
          options={[
            ...runs.map(({ id, driver }) => ({ value: id, label: DELIVERY_TEXTS.joins(driver.name) })),
            ...(mayStart
              ? [
                  ...drivers.map(({ id, kind, name: label }) => ({
                    value: id,
                    label: kind === "user" ? label : DELIVERY_TEXTS.external(label),
                  })),
                  { value: OTHER, label: DELIVERY_TEXTS.someoneElse },
                ]
              : []),
          ]}
          value={chosen}
          onChange={setChosen}
        />
        {chosen === OTHER && (
          <Input label={DELIVERY_TEXTS.name} value={name} onChange={setName} maxLength={100} autoComplete="off" />
        )}
        {error && <FieldMessage>{failureSentences(error, DELIVERY_TEXTS.driversFailed)}</FieldMessage>}
      </div>
    </Dialog>
  );
}
