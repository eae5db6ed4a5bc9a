import type { Instant } from "@tresen/contract/time";
import { useState } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import type { SlotHour } from "./times";

interface TimeDialogProps {
  onClose: () => void;
  /** The day in words, for the title. */
  day: string;
  hours: readonly SlotHour[];
  selected: Instant | null;
  onChoose: (at: Instant) => void;
}

/** First the hour, then its minutes in steps of five: every time that can be had, in few large targets. */
export function TimeDialog({ onClose, day, hours, selected, onChoose }: TimeDialogProps) {
  const times = hours.flatMap((hour) => hour.times);
  const [at, setAt] = useState(times.some((time) => time.at === selected) ? selected : (times[0]?.at ?? null));
  const current = hours.find((hour) => hour.times.some((time) => time.at === at));
  const label = times.find((time) => time.at === at)?.label;
  const footer = (
    <Button className="min-h-12 w-full" disabled={at === null} onClick={() => at !== null && onChoose(at)}>
      {label} Uhr übernehmen
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={`Uhrzeit am ${day}`} place="small" footer={footer}>
      <div className="grid gap-5 p-5">
        <Choice legend="Stunde">
          {hours.map((hour) => (
            <Chip key={hour.hour} name="hour" label={hour.hour.padStart(2, "0")} checked={hour === current} onChoose={() => setAt(hour.times[0]?.at ?? null)} />
          ))}
        </Choice>
        {current && (
          <Choice legend="Minute" key={current.hour}>
            {current.times.map((time) => (
              <Chip key={time.at} name="minute" label={time.label} checked={time.at === at} onChoose={() => setAt(time.at)} />
            ))}
          </Choice>
        )}
      </div>
    </Dialog>
  );
}

function Choice({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">{children}</div>
    </fieldset>
  );
}

function Chip({ name, label, checked, onChoose }: { name: string; label: string; checked: boolean; onChoose: () => void }) {
  return (
    <label className="figures grid min-h-11 place-items-center rounded-control border border-line px-1 text-center font-medium transition-colors hover:border-line-strong has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="sr-only" />
      {label}
    </label>
  );
}
