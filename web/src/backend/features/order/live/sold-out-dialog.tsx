import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../../shared/api";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { DateInput } from "../../../shared/ui/date/date-input";
import { Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { LIVE_TEXTS, SOLD_OUT_TEXTS } from "./live.texts";
import { useLiveCall } from "./live-queries";

interface SoldOutDialogProps {
  product: string;
  branches: string[];
  onClose: () => void;
}

/** A product, or one of its options, is sold out: until the next opening day with one tap, or until a chosen day. */
export function SoldOutDialog({ product, branches, onClose }: SoldOutDialogProps) {
  const { data: record } = useQuery({
    queryKey: ["order-product", product],
    queryFn: ({ signal }) => call("GET /api/products/{id}", { params: { id: product }, signal }),
    staleTime: 60_000,
  });
  const [chosen, setChosen] = useState("");
  const [day, setDay] = useState("");
  const [reason, setReason] = useState("");
  const { mutate, isPending } = useLiveCall(onClose);
  const options = (record?.config.parts ?? []).flatMap(({ name: part, options: all }) =>
    all.map(({ name: option }) => ({ part, option })),
  );
  const send = (until: string | undefined): void => {
    const { part = null, option = null } = options[Number(chosen)] ?? {};
    const what = chosen === "" ? { part: null, option: null } : { part, option };
    mutate({
      done: SOLD_OUT_TEXTS.done,
      send: () =>
        call("POST /api/sold-outs", { body: { branches, product, ...what, reason, ...(until ? { until } : {}) } }),
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={SOLD_OUT_TEXTS.dialog(record?.name ?? SOLD_OUT_TEXTS.product)}
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            {COMMON_TEXTS.cancel}
          </Button>
          {day !== "" && (
            <Button size="lg" isDisabled={isPending || !record} onPress={() => send(day)}>
              {SOLD_OUT_TEXTS.untilDay}
            </Button>
          )}
          <Button variant="primary" size="lg" isDisabled={isPending || !record} onPress={() => send(undefined)}>
            {SOLD_OUT_TEXTS.tomorrow}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {options.length > 0 && (
          <Select
            label={SOLD_OUT_TEXTS.what}
            value={chosen}
            options={[
              { value: "", label: SOLD_OUT_TEXTS.whole },
              ...options.map(({ part, option }, index) => ({ value: String(index), label: `${part}: ${option}` })),
            ]}
            onChange={setChosen}
          />
        )}
        <DateInput label={SOLD_OUT_TEXTS.day} value={day} onChange={setDay} />
        <Input label={LIVE_TEXTS.reason} value={reason} onChange={setReason} maxLength={200} />
      </div>
    </Dialog>
  );
}
