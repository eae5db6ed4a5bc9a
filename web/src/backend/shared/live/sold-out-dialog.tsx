import { useQuery } from "@tanstack/react-query";
import { openEnd } from "@tresen/contract/live/sold-out-choice";
import { zonedTime } from "@tresen/contract/kit/time";
import { useState } from "react";
import { call } from "../../../shared/api";
import { serverNow } from "../../../shared/server-clock";
import { useZoneOf } from "../branches";
import { COMMON_TEXTS } from "../common.texts";
import { Button } from "../ui/button";
import { DateInput, TimeInput } from "../ui/date/date-input";
import { Dialog } from "../ui/dialog";
import { Input } from "../ui/input";
import { Select } from "../ui/select";
import { LIVE_TEXTS, SOLD_OUT_TEXTS } from "./live.texts";
import { useLiveCall } from "./use-live-call";

interface SoldOutDialogProps {
  product: string;
  /** Where it is sold out. */
  branches: string[];
  /** The same branches with their names, where one of them may be meant alone. */
  named?: readonly { id: string; name: string }[] | undefined;
  onClose: () => void;
}

/**
 * A product, or one of its options, is sold out: until the next opening day with one tap, until a chosen day or time, or
 * until further notice.
 */
export function SoldOutDialog({ product, branches, named = [], onClose }: SoldOutDialogProps) {
  const { data: record } = useQuery({
    queryKey: ["order-product", product],
    queryFn: ({ signal }) => call("GET /api/products/{id}", { params: { id: product }, signal }),
    staleTime: 60_000,
  });
  const [chosen, setChosen] = useState("");
  const [branch, setBranch] = useState("");
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [reason, setReason] = useState("");
  const zoneOf = useZoneOf();
  const { mutate, isPending } = useLiveCall(onClose);
  const options = (record?.config.parts ?? []).flatMap(({ name: part, options: all }) =>
    all.map(({ name: option }) => ({ part, option })),
  );
  const meant = branch === "" ? branches : [branch];
  const isReady = !isPending && record !== undefined;
  const send = (until: string | undefined): void => {
    const { part = null, option = null } = options[Number(chosen)] ?? {};
    const what = chosen === "" ? { part: null, option: null } : { part, option };
    mutate({
      done: SOLD_OUT_TEXTS.done,
      send: () =>
        call("POST /api/sold-outs", {
          body: { branches: meant, product, ...what, reason, ...(until ? { until } : {}) },
        }),
    });
  };
  // A time alone is one of today. Each branch takes it by its own clock.
  const today = zonedTime({ at: serverNow(), zone: zoneOf(meant[0] ?? "") }).date;
  const end = day === "" && time === "" ? "" : `${day || today}${time === "" ? "" : `T${time}`}`;
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
          <Button size="lg" isDisabled={!isReady} onPress={() => send(openEnd(serverNow()))}>
            {SOLD_OUT_TEXTS.open}
          </Button>
          {end !== "" && (
            <Button size="lg" isDisabled={!isReady} onPress={() => send(end)}>
              {time === "" ? SOLD_OUT_TEXTS.untilDay : SOLD_OUT_TEXTS.untilTime}
            </Button>
          )}
          <Button variant="primary" size="lg" isDisabled={!isReady} onPress={() => send(undefined)}>
            {SOLD_OUT_TEXTS.tomorrow}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {named.length > 1 && (
          <Select
            label={SOLD_OUT_TEXTS.where}
            value={branch}
            options={[
              { value: "", label: SOLD_OUT_TEXTS.everywhere },
              ...named.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setBranch}
          />
        )}
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
        <div className="grid gap-3 sm:grid-cols-2">
          <DateInput label={SOLD_OUT_TEXTS.day} value={day} onChange={setDay} />
          <TimeInput label={SOLD_OUT_TEXTS.time} value={time} onChange={setTime} />
        </div>
        <Input label={LIVE_TEXTS.reason} value={reason} onChange={setReason} maxLength={200} />
        <p className="text-sm text-muted">{SOLD_OUT_TEXTS.endsHint}</p>
      </div>
    </Dialog>
  );
}
