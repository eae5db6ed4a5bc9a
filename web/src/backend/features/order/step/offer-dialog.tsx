import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import { OFFER_MINUTES } from "@tresen/contract/order/step/offer";
import { X } from "lucide-react";
import { useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { useNow } from "../../../shared/use-now";
import { Button, IconButton } from "../../../shared/ui/button";
import { Dialog } from "../../../shared/ui/dialog";
import { DateInput, TimeInput } from "../../../shared/ui/date/date-input";
import { FieldMessage } from "../../../shared/ui/input";
import { NativeSelect } from "../../../shared/ui/native-select";
import type { ActionDialogProps } from "../action-dialogs";
import { COUNTER_APPOINTMENT_TEXTS as TEXTS } from "../action.texts";
import type { ActionDetails } from "../apply-action";
import { appointmentText, wantedText } from "../appointment";
import { fromFields, proposals, shortAppointmentText, toFields } from "./offer-times";

/** As many times can be proposed. */
const LIMIT = 3;
/** The minutes for which the customer can accept one. */
const EXPIRIES = [15, OFFER_MINUTES, 60, 120, 24 * 60];

/** Proposes up to three other times; the customer accepts one of them or cancels. */
export function OfferDialog({ order, zone, onClose, onDone }: ActionDialogProps<ActionDetails>) {
  const now = useNow();
  const choices = proposals({ order, now });
  const first = choices[1]?.at ?? now;
  const [times, setTimes] = useState<readonly number[]>([first]);
  const [fields, setFields] = useState(() => toFields({ at: first, zone }));
  const [expiresInMinutes, setExpiry] = useState(OFFER_MINUTES);
  const [error, setError] = useState<string>();
  const isFull = times.length >= LIMIT;
  const toggle = (at: number): void => {
    setError(undefined);
    setTimes(times.includes(at) ? times.filter((time) => time !== at) : [...times, at].sort((a, b) => a - b));
  };
  const add = (): void => {
    const at = fromFields({ ...fields, zone });
    if (at === null || at <= now)
      setError(at === null ? ORDER_MESSAGES.appointmentRequired : ORDER_MESSAGES.appointmentPast);
    else if (!times.includes(at)) toggle(at);
  };
  const propose = (): void => {
    const open = times.filter((at) => at > now);
    if (open.length === 0) setError(ORDER_MESSAGES.appointmentRequired);
    else onDone({ counterAppointments: open.map((at) => new Date(at).toISOString()), expiresInMinutes });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={TEXTS.title(order.ticketNumber)}
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            {COMMON_TEXTS.back}
          </Button>
          <Button size="lg" variant="primary" onPress={propose}>
            {times.length === 1 && times[0] !== undefined
              ? TEXTS.proposeTime(appointmentText({ at: times[0], now, zone }))
              : TEXTS.proposeCount(times.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          {TEXTS.wanted} <strong className="text-ink">{wantedText({ order, now, zone })}</strong>
          {TEXTS.customersChoice}
        </p>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-5" role="group" aria-label={TEXTS.later}>
          {choices.map(({ minutes, at }) => (
            <Button
              key={minutes}
              size="lg"
              className={`flex-col px-2! gap-0! ${times.includes(at) ? "border-action! bg-action-soft" : ""}`}
              aria-pressed={times.includes(at)}
              isDisabled={isFull && !times.includes(at)}
              onPress={() => toggle(at)}
            >
              <span className="figures">{shortAppointmentText({ at, now, zone })}</span>
              <span className="text-xs text-muted">{TEXTS.minutesLater(minutes)}</span>
            </Button>
          ))}
        </div>
        <div className="grid grid-cols-2 items-end gap-3">
          <DateInput
            label={TEXTS.day}
            zone={zone}
            value={fields.date}
            onChange={(date) => setFields({ ...fields, date })}
          />
          <TimeInput label={TEXTS.time} value={fields.time} onChange={(time) => setFields({ ...fields, time })} />
          <Button size="lg" className="col-span-2" isDisabled={isFull} onPress={add}>
            {TEXTS.add}
          </Button>
        </div>
        {times.length > 0 && (
          <ul aria-label={TEXTS.chosen} className="flex flex-wrap gap-2">
            {times.map((at) => (
              <li
                key={at}
                className="figures flex items-center gap-1 rounded-control bg-action-soft ps-3 font-semibold"
              >
                {appointmentText({ at, now, zone })}
                <IconButton label={TEXTS.remove(appointmentText({ at, now, zone }))} onPress={() => toggle(at)}>
                  <X size={18} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <NativeSelect
          label={TEXTS.expiry}
          options={EXPIRIES.map((minutes) => ({ value: String(minutes), label: TEXTS.expiresIn(minutes) }))}
          value={String(expiresInMinutes)}
          onChange={(value) => setExpiry(Number(value))}
        />
        <p className="text-sm text-muted">{TEXTS.expiryHint}</p>
        {error && <FieldMessage>{error}</FieldMessage>}
      </div>
    </Dialog>
  );
}
