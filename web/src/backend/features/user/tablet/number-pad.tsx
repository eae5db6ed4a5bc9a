import { Check, Delete } from "lucide-react";
import type { Ref } from "react";
import { PlainButton } from "../../../shared/ui/button";
import { TABLET_TEXTS } from "./tablet.texts";

/**
 * Forced colours make the browser's own mark of a tap opaque, which covers the digit. So the keys have the system's colours
 * by themselves.
 */
const FORCED =
  "forced-color-adjust-none forced-colors:bg-[ButtonFace]! forced-colors:text-[ButtonText] " +
  "forced-colors:active:bg-[Highlight]! forced-colors:active:text-[HighlightText]";
/** Large enough for wet hands. With large letters they grow less than these, so that more of them are on the screen. */
const KEY =
  "figures grid min-h-[clamp(2.75rem,10dvh,4.5rem)] place-items-center rounded-control border text-3xl font-medium transition-colors " +
  `disabled:opacity-50 aria-disabled:opacity-50 ${FORCED}`;
const PLAIN = `${KEY} border-line-strong bg-surface hover:bg-sunken active:bg-sunken`;
const ENTER = `${KEY} border-action bg-action text-on-action hover:bg-action-hover active:bg-action-hover`;

const ROWS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

export function NumberPad({
  onType,
  onErase,
  onEnter,
  isClosed,
  ref,
}: {
  onType: (digit: string) => void;
  onErase: () => void;
  onEnter: () => void;
  /** Nothing can be typed at the moment. */
  isClosed: boolean;
  ref: Ref<HTMLDivElement>;
}) {
  const digit = (value: string) => (
    <PlainButton key={value} className={PLAIN} onPress={() => onType(value)} isDisabled={isClosed}>
      {value}
    </PlainButton>
  );
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={TABLET_TEXTS.pad} className="grid w-full grid-cols-3 gap-2.5">
      {ROWS.map(digit)}
      <PlainButton className={PLAIN} aria-label={TABLET_TEXTS.erase} onPress={onErase} isDisabled={isClosed}>
        <Delete size={30} aria-hidden />
      </PlainButton>
      {digit("0")}
      <PlainButton className={ENTER} aria-label={TABLET_TEXTS.enter} onPress={onEnter} isDisabled={isClosed}>
        <Check size={34} aria-hidden />
      </PlainButton>
    </div>
  );
}
