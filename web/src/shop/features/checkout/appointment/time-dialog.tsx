import type { Instant } from "@tresen/contract/kit/time";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import * as texts from "./appointment.texts";
import type { SlotHour, SlotTime } from "./times";

interface TimeDialogProps {
  onClose: () => void;
  /** The day in words, for the title. */
  day: string;
  hours: readonly SlotHour[];
  selected: Instant | null;
  onChoose: (at: Instant) => void;
}

/**
 * First the hour, then its minutes in steps of five: all times with few large buttons. A full one is disabled and says
 * why.
 */
export function TimeDialog({ onClose, day, hours, selected, onChoose }: TimeDialogProps) {
  const [wished, setWished] = useState(selected ?? 0);
  const free = hours.flatMap(freeTimes);
  // If the chosen time becomes unavailable, even while the dialog is open, the next available one is chosen.
  const time = free.find(({ at }) => at >= wished) ?? free[0];
  const current = hours.find(({ times }) => times.some(({ at }) => at === time?.at));
  const footer = (
    <Button className="min-h-12 w-full" disabled={!time} onClick={() => time && onChoose(time.at)}>
      {time ? texts.takeTime(time.label) : texts.soldOut}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={texts.timeOn(day)} place="small" footer={footer}>
      <div className="grid gap-5 p-5">
        <Choice legend={texts.hour}>
          {hours.map((hour) => {
            const [first] = freeTimes(hour);
            return (
              <Chip
                key={hour.hour}
                name="hour"
                label={hour.hour.padStart(2, "0")}
                checked={hour === current}
                isFull={!first}
                onChoose={() => first && setWished(first.at)}
              />
            );
          })}
        </Choice>
        {current && (
          <Choice legend={texts.minute} key={current.hour}>
            {current.times.map(({ at, label, isFull }) => (
              <Chip
                key={at}
                name="minute"
                label={label}
                checked={at === time?.at}
                isFull={isFull}
                onChoose={() => setWished(at)}
              />
            ))}
          </Choice>
        )}
      </div>
    </Dialog>
  );
}

const freeTimes = (hour: SlotHour): SlotTime[] => hour.times.filter(({ isFull }) => !isFull);

function Choice({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">{children}</div>
    </fieldset>
  );
}

interface ChipProps {
  name: string;
  label: string;
  checked: boolean;
  isFull: boolean;
  onChoose: () => void;
}

function Chip({ name, label, checked, isFull, onChoose }: ChipProps) {
  return (
    <label
      className={
        "figures grid min-h-11 place-items-center rounded-control border border-line px-1 " +
        "text-center font-medium transition-colors not-has-disabled:hover:border-line-strong " +
        "has-disabled:text-muted has-checked:border-action has-checked:bg-action " +
        "has-checked:text-on-action has-focus-visible:outline-2 " +
        "has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
      }
    >
      <input type="radio" name={name} checked={checked} disabled={isFull} onChange={onChoose} className="sr-only" />
      {isFull ? (
        <>
          <s>{label}</s> <small className="-mx-1 text-[0.6875rem] leading-tight font-normal">{texts.soldOut}</small>
        </>
      ) : (
        label
      )}
    </label>
  );
}
