import type { KitchenItem } from "@tresen/contract/display/display";
import { zonedTime } from "@tresen/contract/kit/time";
import { SOLD_OUT_ENDS } from "@tresen/contract/live/live.texts";
import { type SoldOutSubject, soldOutEnds, soldOutSubjects } from "@tresen/contract/live/sold-out-choice";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { SOLD_OUT_TEXTS } from "./sold-out.texts";

/**
 * Asks what of a position is sold out, and until when: one touch answers both. The keys 1 to 9 stand for the lines,
 * until the branch opens again.
 */
export function SoldOutDialog({
  item,
  zone,
  now,
  onReport,
  onClose,
}: {
  item: KitchenItem;
  zone: string;
  now: number;
  onReport: (report: { subject: SoldOutSubject; until: string | undefined }) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [day, setDay] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  const { product, name, parts } = item;
  const subjects = soldOutSubjects({ product, name, choices: parts.filter(({ isChoice }) => isChoice) });
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    const subject =
      /^[1-9]$/.test(key) && !(target instanceof HTMLInputElement) ? subjects[Number(key) - 1] : undefined;
    if (subject) onReport({ subject, until: undefined });
  };
  return (
    <dialog ref={dialog} className="sold-out" aria-labelledby="sold-out-title" onKeyDown={onKeyDown} onClose={onClose}>
      <h2 id="sold-out-title">{SOLD_OUT_TEXTS.title}</h2>
      <ul>
        {subjects.map((subject, index) => (
          <li key={`${subject.part} ${subject.option}`}>
            <p>
              {index < 9 && <kbd>{index + 1}</kbd>} {subject.name}
            </p>
            {soldOutEnds({ now, zone, day }).map(({ until, label }) => (
              <button
                key={label}
                type="button"
                className={until === undefined ? "main" : "tool"}
                aria-label={SOLD_OUT_ENDS.report({ name: subject.name, until: label })}
                onClick={() => onReport({ subject, until })}
              >
                {label}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <footer>
        <label>
          {SOLD_OUT_TEXTS.otherDay}
          <input
            type="date"
            value={day}
            min={zonedTime({ at: now, zone }).date}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
        <button type="button" className="tool" onClick={onClose}>
          {SOLD_OUT_TEXTS.close}
        </button>
      </footer>
    </dialog>
  );
}
