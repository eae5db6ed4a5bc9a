import type { KitchenItem } from "@tresen/contract/display/display";
import { KITCHEN_TEXTS } from "../kitchen.texts";
import { SOLD_OUT_TEXTS } from "./sold-out.texts";
import type { SoldOuts } from "./use-sold-outs";

/** The button beside a position that opens the dialog. */
export function SoldOutButton({ item, onPress }: { item: KitchenItem; onPress: () => void }) {
  return (
    <button type="button" className="mark-sold-out" aria-label={SOLD_OUT_TEXTS.mark(item.name)} onClick={onPress}>
      {SOLD_OUT_TEXTS.symbol}
    </button>
  );
}

/** What was reported last, to take it back; and why something could not be reported. */
export function SoldOutNotice({ soldOuts: { told, fault, offerAgain, dismiss } }: { soldOuts: SoldOuts }) {
  if (fault !== null)
    return (
      <div className="refusals" role="alert">
        <p>{fault}</p>
        <button type="button" className="tool" onClick={dismiss}>
          {KITCHEN_TEXTS.understood}
        </button>
      </div>
    );
  if (told === null) return null;
  const { title, until } = told;
  return (
    <div className="told" role="status">
      <p>{SOLD_OUT_TEXTS.told({ title, until: SOLD_OUT_TEXTS.moment(Date.parse(until)) })}</p>
      <button type="button" className="tool" onClick={() => offerAgain(told)}>
        {SOLD_OUT_TEXTS.undo}
      </button>
      <button type="button" className="tool" onClick={dismiss}>
        {KITCHEN_TEXTS.understood}
      </button>
    </div>
  );
}

/** What is sold out in the branch, to offer it again. */
export function SoldOutPanel({ soldOuts: { entries, isSending, offerAgain } }: { soldOuts: SoldOuts }) {
  return (
    <aside className="side" aria-label={SOLD_OUT_TEXTS.title}>
      <h2>{SOLD_OUT_TEXTS.title}</h2>
      {entries?.length === 0 && <p>{SOLD_OUT_TEXTS.none}</p>}
      <ul>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <b>{entry.title}</b>
            <p className="quiet">
              {SOLD_OUT_TEXTS.by({ until: SOLD_OUT_TEXTS.moment(Date.parse(entry.until)), name: entry.by.name })}
            </p>
            <button
              type="button"
              className="tool"
              disabled={isSending}
              aria-label={SOLD_OUT_TEXTS.againLabel(entry.title)}
              onClick={() => offerAgain(entry)}
            >
              {SOLD_OUT_TEXTS.again}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
