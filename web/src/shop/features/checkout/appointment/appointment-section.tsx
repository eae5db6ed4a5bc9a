import { isMethodOpen, zoneOf } from "@tresen/contract/branch/branch-hours";
import { nextSlot } from "@tresen/contract/order/slots";
import { type Instant, zonedTime } from "@tresen/contract/kit/time";
import { useMemo } from "react";
import { dayAndTime } from "../../../state/hours";
import { useNow } from "../../../state/browser/now";
import { FieldError } from "../../../ui/field";
import { ChoiceCard } from "../../../ui/choice-card";
import { messageFor } from "../errors";
import { Section } from "../section";
import { monthOf } from "./dates";
import { useEarliest } from "./full-slots";
import { SlotPicker } from "./slot-picker";
import type { CheckoutState } from "../use-checkout";
import * as texts from "./appointment.texts";

/**
 * The time: as soon as possible, or a day and a time that the branch, the method and the products' lead times allow.
 */
export function AppointmentSection({ state }: { state: CheckoutState }) {
  const { branch, view, cart, live, limited, errors } = state;
  const now = useNow();
  const isPlanned = branch.isAppointmentRequired || cart.order.isPlanned;
  const products = useMemo(() => view.lines.map(({ product }) => product), [view.lines]);
  const month = monthOf(zonedTime({ at: now, zone: zoneOf(branch) }).date);
  const earliest = useEarliest({ limited, month });
  const next = nextSlot({ branch, method: view.method, products, now, later: live?.later(view.method) });
  // Where the kitchen has no room within a day, no time is said, and the server says why it refuses.
  const soonest = earliest === undefined ? next : earliest;
  const error = messageFor(errors, "appointmentDate");
  const set = (at: Instant | null): void => {
    state.note({ appointment: at === null ? null : new Date(at).toISOString() });
    state.dismiss(["appointmentDate"]);
  };

  return (
    <Section title={texts.when}>
      {!branch.isAppointmentRequired && (
        <div role="radiogroup" aria-label={texts.time} className="grid gap-2">
          <ChoiceCard
            name="when"
            label={isMethodOpen({ branch, method: view.method, at: now }) ? texts.asSoonAsPossible : texts.onceOpen}
            checked={!isPlanned}
            onChange={() => {
              state.note({ isPlanned: false });
              set(null);
            }}
          >
            {soonest !== null && texts.expected(dayAndTime({ at: soonest, now, zone: zoneOf(branch), isFrom: true }))}
          </ChoiceCard>
          <ChoiceCard
            name="when"
            label={texts.atAppointment}
            checked={isPlanned}
            onChange={() => state.note({ isPlanned: true })}
          />
        </div>
      )}
      {isPlanned ? (
        <SlotPicker state={state} now={now} error={error} onChoose={set} />
      ) : (
        <FieldError name="appointmentDate" error={error} />
      )}
    </Section>
  );
}
