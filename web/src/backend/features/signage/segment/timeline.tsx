import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useForm } from "../../../admin/form/form-context";
import { isWithin } from "../../../admin/model/path";
import { followPointer } from "../follow-pointer";
import { awaitHold } from "../hold-pointer";
import { Block } from "./block";
import { keepTouches, startBlockDrag } from "./block-drag";
import { EDITOR_TEXTS as texts } from "./segment-editor.texts";
import type { ShownEntry } from "./shown-entry";

/** Pixels of usual letters: blocks grow with their text. */
const NARROWEST = 112;
const LETTERS = 16;
const LONGEST = 24 * 3600;

/** What is done to the entries, by their places. */
export interface EntryCommands {
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
  setDuration: (index: number, seconds: number) => void;
  undo: () => void;
  redo: () => void;
}

interface TimelineProps extends EntryCommands {
  path: string;
  shown: readonly ShownEntry[];
  chosen: number;
  onChoose: (index: number) => void;
  isWeighted: boolean;
  /** Pixels for a second. */
  scale: number;
  /** The block that gets the focus; another object each time. */
  focused: { index: number } | null;
}

/** The entries of a segment side by side, each as wide as it is long. Mouse and keys do the same. */
export function Timeline({ path, shown, chosen, onChoose, isWeighted, scale, focused, ...commands }: TimelineProps) {
  const { isReadOnly, errors } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const keysId = useId();
  const [resizing, setResizing] = useState<{ index: number; seconds: number } | null>(null);
  useEffect(() => {
    if (focused) blockAt(list.current, focused.index)?.focus();
  }, [focused]);
  useEffect(() => (list.current ? keepTouches(list.current) : undefined), []);
  const secondsOf = (index: number): number => Math.round((shown[index]?.length ?? 0) / 1000);
  const go = (to: number): void => {
    const next = Math.min(Math.max(to, 0), shown.length - 1);
    blockAt(list.current, next)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    const act = keyAction({ event, index, count: shown.length, seconds: secondsOf(index), isReadOnly, go, commands });
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const resize = (event: PointerEvent<HTMLElement>, index: number): void => {
    event.preventDefault();
    onChoose(index);
    let seconds = secondsOf(index);
    const from = seconds;
    const pixels = scale * (lettersSize() / LETTERS);
    followPointer({
      pointer: event.nativeEvent,
      onMove: ({ x }) => {
        seconds = Math.min(LONGEST, Math.max(1, from + Math.round((x - event.clientX) / pixels)));
        setResizing({ index, seconds });
      },
      onEnd: (isDropped) => {
        setResizing(null);
        if (isDropped && seconds !== from) commands.setDuration(index, seconds);
      },
    });
  };
  const drag = (event: PointerEvent<HTMLElement>, index: number): void => {
    const { current } = list;
    if (!current || isReadOnly) return;
    const pointer = event.nativeEvent;
    const isHeld = event.pointerType !== "mouse";
    const start = (): void =>
      startBlockDrag({ list: current, from: index, pointer, isHeld, onDrop: (to) => commands.move(index, to) });
    // A finger that moves at once scrolls the timeline.
    if (isHeld) awaitHold({ pointer, onHeld: start });
    else start();
  };
  return (
    <>
      <p id={keysId} className="text-sm text-muted pointer-coarse:sr-only">
        {texts.keys}
      </p>
      <ol
        ref={list}
        aria-label={texts.timeline}
        className="flex overflow-x-auto rounded-panel border border-line bg-sunken p-1.5"
      >
        {shown.map((entry, index) => {
          const seconds = resizing?.index === index ? resizing.seconds : entry.length / 1000;
          return (
            <Block
              // Entries have no ids, and their blocks no state of their own.
              key={index}
              shown={resizing?.index === index ? { ...entry, length: seconds * 1000 } : entry}
              path={`${path}.${index}`}
              index={index}
              width={`${Math.max(NARROWEST, seconds * scale) / LETTERS}rem`}
              isChosen={index === chosen}
              isWeighted={isWeighted}
              hasError={[...errors.keys()].some((at) => isWithin(at, `${path}.${index}`))}
              isReadOnly={isReadOnly}
              describedBy={keysId}
              onChoose={() => onChoose(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onDrag={(event) => drag(event, index)}
              onResize={(event) => resize(event, index)}
            />
          );
        })}
      </ol>
    </>
  );
}

/** The pixels of the letters that somebody has chosen. */
const lettersSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || LETTERS;

function blockAt(list: HTMLElement | null, index: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`:scope > [data-entry="${index}"] > button`) ?? null;
}

/** What a key does on a block; null for keys that are not its own. */
function keyAction({
  event: { key, altKey, ctrlKey, metaKey, shiftKey },
  index,
  count,
  seconds,
  isReadOnly,
  go,
  commands,
}: {
  event: KeyboardEvent;
  index: number;
  count: number;
  seconds: number;
  isReadOnly: boolean;
  go: (to: number) => void;
  commands: EntryCommands;
}): (() => void) | null {
  const step = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const isCommand = ctrlKey || metaKey;
  if (step !== 0 && !altKey && !isCommand) return () => go(index + step);
  if (key === "Home" && !altKey) return () => go(0);
  if (key === "End" && !altKey) return () => go(count - 1);
  if (isReadOnly) return null;
  if (step !== 0 && altKey)
    return () => index + step >= 0 && index + step < count && commands.move(index, index + step);
  if (isCommand && key.toLowerCase() === "z") return shiftKey ? commands.redo : commands.undo;
  if (isCommand && key.toLowerCase() === "y") return commands.redo;
  if (isCommand || altKey) return null;
  if (key === "Delete" || key === "Backspace") return () => commands.remove(index);
  // On many keyboards the plus needs the shift key, so the letter alone tells the direction.
  const by = "+=*".includes(key) ? 1 : "-_".includes(key) ? -1 : 0;
  const size = key === "*" || key === "_" ? 10 : 1;
  return by === 0 ? null : () => commands.setDuration(index, Math.min(LONGEST, Math.max(1, seconds + by * size)));
}
