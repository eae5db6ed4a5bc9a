import type { SceneType } from "@tresen/contract/signage/scene/scene.values";
import {
  CalendarClock,
  Clock,
  Film,
  Globe,
  Hourglass,
  Image,
  LayoutTemplate,
  type LucideIcon,
  MessageSquare,
  Newspaper,
  Split,
  Ticket,
  TriangleAlert,
  UtensilsCrossed,
  Video,
} from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import type { ShownEntry } from "./shown-entry";
import { EDITOR_TEXTS as texts, lengthText } from "./segment-editor.texts";

const ICONS: Readonly<Record<SceneType | "segment", LucideIcon>> = {
  template: LayoutTemplate,
  image: Image,
  video: Video,
  menu: UtensilsCrossed,
  tickets: Ticket,
  hours: CalendarClock,
  news: Newspaper,
  web: Globe,
  clock: Clock,
  countdown: Hourglass,
  message: MessageSquare,
  segment: Film,
};

const BLOCK =
  "flex h-full w-full min-w-0 flex-col justify-between gap-1 overflow-hidden rounded-control border p-1.5 pe-3.5 " +
  "text-start text-sm outline-offset-2 select-none [-webkit-touch-callout:none]";

interface BlockProps {
  shown: ShownEntry;
  path: string;
  index: number;
  width: string;
  isChosen: boolean;
  isWeighted: boolean;
  hasError: boolean;
  isReadOnly: boolean;
  describedBy: string;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
  onResize: (event: PointerEvent<HTMLElement>) => void;
}

/** An entry in the timeline: as wide as it is long. Its right edge changes its duration. */
export function Block(props: BlockProps) {
  const { shown, path, index, isChosen, isWeighted, hasError, isReadOnly } = props;
  const Icon = ICONS[shown.type];
  const length = lengthText(shown.length);
  const look = isChosen
    ? "border-action bg-action-soft ring-2 ring-action"
    : hasError
      ? "border-danger bg-surface"
      : "border-line-strong bg-surface hover:bg-sunken";
  const extras = [
    shown.condition && texts.conditioned(shown.condition),
    isWeighted && texts.weight(shown.weight),
    shown.note,
  ].filter(Boolean);
  return (
    <li
      data-entry={index}
      data-field={path}
      style={{ width: props.width }}
      className="relative h-30 shrink-0 p-0.5 data-dragged:z-10 data-dragged:opacity-80"
    >
      <button
        type="button"
        tabIndex={isChosen ? 0 : -1}
        aria-current={isChosen}
        aria-describedby={props.describedBy}
        aria-label={[texts.block({ name: shown.name, type: shown.typeLabel, length }), ...extras].join(", ")}
        onClick={props.onChoose}
        onFocus={props.onChoose}
        onKeyDown={props.onKeyDown}
        onPointerDown={(event) => event.button === 0 && props.onDrag(event)}
        className={`${BLOCK} ${look} ${shown.note ? "border-dashed" : ""}`}
      >
        <span
          className={`flex items-center gap-1.5 text-muted ${isChosen ? "forced-colors:text-inherit forced-colors:[&>svg]:text-inherit" : ""}`}
        >
          <Icon size={16} aria-hidden className="shrink-0" />
          {shown.condition && <Split size={14} aria-hidden className="shrink-0 text-info" />}
          {(shown.note || hasError) && <TriangleAlert size={14} aria-hidden className="shrink-0 text-warning" />}
        </span>
        <span
          title={shown.name}
          // A word that does not fit ends in dots: broken anywhere, it could not be told from others.
          className={`line-clamp-3 leading-tight text-ellipsis wrap-normal hyphens-auto ${shown.note ? "text-muted forced-colors:text-inherit" : "font-medium"}`}
        >
          {shown.name}
        </span>
        <span className="truncate text-xs text-muted tabular-nums forced-colors:text-inherit">
          {length}
          {isWeighted && shown.weight > 1 && ` × ${shown.weight}`}
        </span>
      </button>
      {!isReadOnly && (
        <span
          aria-hidden
          title={texts.resize}
          onPointerDown={props.onResize}
          className="absolute inset-y-2 end-0.5 w-3 cursor-ew-resize touch-none border-e-4 border-dotted border-line-strong"
        />
      )}
    </li>
  );
}
