import { isMethodOpen, zoneOf } from "@tresen/contract/branch-hours";
import { MESSAGES } from "@tresen/contract/messages";
import { nextSlot, slotDates, slotsOn } from "@tresen/contract/slots";
import { HOUR, type Instant, type LocalDate, formatTime, instantAt, roundUp, zonedTime } from "@tresen/contract/time";
import { CalendarDays } from "../../../shared/icons";
import { useMemo, useState } from "react";
import { dayAndTime } from "../../state/hours";
import { useNow } from "../../state/now";
import { ChoiceCard, FieldError, SelectField } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { DateDialog } from "./date-dialog";
import { longDate } from "./dates";
import { messageFor } from "./errors";
import { Section } from "./section";
import type { CheckoutState } from "./use-checkout";

/** When: as soon as possible, or a day and a time that the branch, the method and the products' lead times allow. */
export function AppointmentSection({ state }: { state: CheckoutState }) {
  const { branch, view, cart, errors } = state;
  const now = useNow();
  const isPlanned = branch.isAppointmentRequired || cart.order.isPlanned;
  const zone = zoneOf(branch);
  const products = useMemo(() => view.lines.map(({ product }) => product), [view.lines]);
  const soonest = nextSlot({ branch, method: view.method, products, now });
  const error = messageFor(errors, "appointmentDate");
  const set = (at: Instant | null): void => {
    state.note({ appointment: at === null ? null : new Date(at).toISOString() });
    state.dismiss(["appointmentDate"]);
  };

  return (
    <Section title="Wann">
      {!branch.isAppointmentRequired && (
        <div role="radiogroup" aria-label="Zeitpunkt" className="grid gap-2">
          <ChoiceCard
            name="when"
            label={isMethodOpen({ branch, method: view.method, at: now }) ? "So bald wie möglich" : "Sobald wir geöffnet haben"}
            checked={!isPlanned}
            onChange={() => {
              state.note({ isPlanned: false });
              set(null);
            }}
          >
            {soonest !== null && `voraussichtlich ${dayAndTime({ at: soonest, now, zone, word: "ab" })}`}
          </ChoiceCard>
          <ChoiceCard name="when" label="Zu einem bestimmten Termin" checked={isPlanned} onChange={() => state.note({ isPlanned: true })} />
        </div>
      )}
      {isPlanned && <SlotPicker state={state} now={now} error={error} onChoose={set} />}
      {!isPlanned && <FieldError name="appointmentDate" error={error} />}
    </Section>
  );
}

function SlotPicker({ state, now, error, onChoose }: { state: CheckoutState; now: Instant; error: string | undefined; onChoose: (at: Instant) => void }) {
  const { branch, view, cart } = state;
  const [isOpen, setOpen] = useState(false);
  const zone = zoneOf(branch);
  const chosen = cart.order.appointment === null ? null : Date.parse(cart.order.appointment);
  const date = chosen === null ? null : zonedTime({ at: chosen, zone }).date;
  // Slots move every five minutes, not with every look at the clock.
  const minute = roundUp({ at: now, step: 60_000 });
  const request = useMemo(() => ({ branch, method: view.method, products: view.lines.map(({ product }) => product), now: minute }), [branch, view.method, view.lines, minute]);
  const dates = useMemo(() => slotDates(request), [request]);
  const slots = useMemo(() => (date ? slotsOn({ ...request, date }) : []), [request, date]);

  const chooseDate = (day: LocalDate): void => {
    setOpen(false);
    const first = defaultSlot({ slots: slotsOn({ ...request, date: day }), now, date: day, zone });
    if (first !== null) onChoose(first);
  };

  if (dates.length === 0) return <Notice tone="caution" className="mt-3" title={MESSAGES.noSlots} />;
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      <div>
        <p id="appointment-day" className="mb-1 text-sm font-medium">
          Datum{branch.isAppointmentRequired && <span aria-hidden> *</span>}
        </p>
        <button
          type="button"
          id="appointmentDate"
          aria-haspopup="dialog"
          aria-labelledby="appointment-day appointmentDate"
          aria-describedby={error ? "appointmentDate-error" : undefined}
          onClick={() => setOpen(true)}
          className={`flex min-h-11 w-full items-center justify-between gap-2 rounded-control border bg-surface px-3 text-left ${error ? "border-danger ring-1 ring-danger" : "border-line-strong"}`}
        >
          {date ? longDate({ date, zone }) : "Bitte wählen"}
          <CalendarDays size={18} aria-hidden className="shrink-0 text-muted" />
        </button>
        <FieldError name="appointmentDate" error={error} />
      </div>
      {date && slots.length > 0 && (
        <SelectField label="Uhrzeit" name="appointmentTime" value={chosen ?? ""} onChange={({ target }) => onChoose(Number(target.value))}>
          {chosen !== null && !slots.includes(chosen) && <option value={chosen}>{formatTime({ at: chosen, zone })} Uhr (nicht mehr verfügbar)</option>}
          {byHour({ slots, zone }).map(({ hour, times }) => (
            <optgroup key={hour} label={`${hour} Uhr`}>
              {times.map((at) => (
                <option key={at} value={at}>
                  {formatTime({ at, zone })}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      {date && slots.length === 0 && <Notice tone="caution" title={MESSAGES.noSlots} />}
      <DateDialog open={isOpen} onClose={() => setOpen(false)} available={dates} selected={date} today={zonedTime({ at: now, zone }).date} onChoose={chooseDate} />
    </div>
  );
}

/** The next full hour where it can be had, else the day's first slot. */
function defaultSlot({ slots, now, date, zone }: { slots: readonly Instant[]; now: Instant; date: LocalDate; zone: string }): Instant | null {
  const isToday = zonedTime({ at: now, zone }).date === date;
  const from = isToday ? roundUp({ at: now + 1, step: HOUR }) : instantAt({ date, minutes: 0, zone });
  return slots.find((at) => isToday && at >= from) ?? slots[0] ?? null;
}

function byHour({ slots, zone }: { slots: readonly Instant[]; zone: string }): { hour: string; times: Instant[] }[] {
  const hours = new Map<string, Instant[]>();
  for (const at of slots) {
    const hour = String(Math.floor(zonedTime({ at, zone }).minutes / 60));
    hours.set(hour, [...(hours.get(hour) ?? []), at]);
  }
  return [...hours].map(([hour, times]) => ({ hour, times }));
}
