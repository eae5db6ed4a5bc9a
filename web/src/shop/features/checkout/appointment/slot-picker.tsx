import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { APPOINTMENT_FAULTS } from "@tresen/contract/order/checkout/checkout";
import { NO_SLOTS } from "@tresen/contract/order/checkout/checkout.texts";
import { earliestSlot } from "@tresen/contract/order/slots";
import { appointmentProblem, slotDates, slotsOn } from "@tresen/contract/order/chosen-slot";
import {
  HOUR,
  type Instant,
  type LocalDate,
  formatTime,
  instantAt,
  roundUp,
  zonedTime,
} from "@tresen/contract/kit/time";
import { type ReactNode, useMemo, useState } from "react";
import { Clock } from "../../../../shared/icons";
import { CalendarDays } from "../../../ui/icons";
import { FieldError } from "../../../ui/field";
import { Callout } from "../../../ui/callout";
import { DateDialog } from "./date-dialog";
import { longDate, monthOf } from "./dates";
import { useFullSlots } from "./full-slots";
import { TimeDialog } from "./time-dialog";
import { hoursOf } from "./times";
import type { CheckoutState } from "../use-checkout";
import * as texts from "./appointment.texts";

interface SlotPickerProps {
  state: CheckoutState;
  now: Instant;
  error: string | undefined;
  onChoose: (at: Instant) => void;
}

/**
 * Day and time, each opened by a button that shows the choice. If the choice becomes impossible or full, a message
 * appears at once.
 */
export function SlotPicker({ state, now, error, onChoose }: SlotPickerProps) {
  const { branch, view, cart, live, limited } = state;
  const [open, setOpen] = useState<"date" | "time" | null>(null);
  const zone = zoneOf(branch);
  const chosen = cart.order.appointment === null ? null : Date.parse(cart.order.appointment);
  const date = chosen === null ? null : zonedTime({ at: chosen, zone }).date;
  // Slots change every five minutes, not with each tick of the clock.
  const minute = roundUp({ at: now, step: 60_000 });
  const request = useMemo(
    () => ({
      branch,
      method: view.method,
      products: view.lines.map(({ product }) => product),
      now: minute,
      later: live?.later(view.method),
    }),
    [branch, view.method, view.lines, minute, live],
  );
  const first = monthOf(date ?? zonedTime({ at: earliestSlot(request), zone }).date);
  const [shown, setShown] = useState(first);
  const { full, refresh } = useFullSlots({ limited, chosen: first, shown });
  const dates = useMemo(() => slotDates({ ...request, full }), [request, full]);
  const hours = useMemo(
    () => (date ? hoursOf({ slots: slotsOn({ ...request, date }), full, zone }) : []),
    [request, date, full, zone],
  );
  const hasFree = hours.some(({ times }) => times.some(({ isFull }) => !isFull));
  const problem = chosen === null ? null : appointmentProblem({ ...request, full, now, at: chosen });
  const fault = error ?? (problem ? APPOINTMENT_FAULTS[problem].message : undefined);

  const show = (picker: "date" | "time"): void => {
    setOpen(picker);
    refresh();
  };
  const chooseDate = (day: LocalDate): void => {
    setOpen(null);
    const slot = defaultSlot({ slots: slotsOn({ ...request, full, date: day }), now, date: day, zone });
    if (slot !== null) onChoose(slot);
  };
  const chooseTime = (at: Instant): void => {
    setOpen(null);
    onChoose(at);
  };

  if (dates.length === 0) return <Callout tone="caution" className="mt-3" title={NO_SLOTS} />;
  return (
    <div className="mt-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <PickerButton
          id="appointmentDate"
          label={texts.date}
          isRequired={branch.isAppointmentRequired}
          value={date && longDate({ date, zone })}
          hasFault={fault !== undefined}
          Icon={CalendarDays}
          onClick={() => show("date")}
        />
        {date && chosen !== null && hasFree && (
          <PickerButton
            id="appointmentTime"
            label={texts.timeOfDay}
            value={texts.oClock(formatTime({ at: chosen, zone }))}
            hasFault={fault !== undefined}
            Icon={Clock}
            onClick={() => show("time")}
          />
        )}
        {date && !hasFree && <Callout tone="caution" title={NO_SLOTS} />}
      </div>
      <FieldError name="appointmentDate" error={fault} />
      <DateDialog
        open={open === "date"}
        onClose={() => setOpen(null)}
        available={dates}
        selected={date}
        today={zonedTime({ at: now, zone }).date}
        onMonth={setShown}
        onChoose={chooseDate}
      />
      {open === "time" && date && (
        <TimeDialog
          day={longDate({ date, zone })}
          hours={hours}
          selected={chosen}
          onClose={() => setOpen(null)}
          onChoose={chooseTime}
        />
      )}
    </div>
  );
}

interface PickerButtonProps {
  id: string;
  label: string;
  value: string | null;
  isRequired?: boolean;
  hasFault: boolean;
  Icon: (props: { size: number; className: string }) => ReactNode;
  onClick: () => void;
}

function PickerButton({ id, label, value, isRequired = false, hasFault, Icon, onClick }: PickerButtonProps) {
  return (
    <div>
      <p id={`${id}-label`} className="mb-1 text-sm font-medium">
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </p>
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={hasFault ? "appointmentDate-error" : undefined}
        onClick={onClick}
        className={
          "figures flex min-h-11 w-full items-center justify-between gap-2 rounded-control " +
          "border bg-surface px-3 text-left " +
          (hasFault ? "border-danger ring-1 ring-danger" : "border-line-strong")
        }
      >
        {value ?? texts.pleaseChoose}
        <Icon size={18} className="shrink-0 text-muted" />
      </button>
    </div>
  );
}

/**
 * The next full hour of local time, on the chosen day. If it is unavailable, the day's first slot after it, else the
 * first slot of the day.
 */
function defaultSlot({
  slots,
  now,
  date,
  zone,
}: {
  slots: readonly Instant[];
  now: Instant;
  date: LocalDate;
  zone: string;
}): Instant | null {
  const { minutes } = zonedTime({ at: roundUp({ at: now + 1, step: HOUR }), zone });
  const from = instantAt({ date, minutes, zone });
  return slots.find((at) => at >= from) ?? slots[0] ?? null;
}
