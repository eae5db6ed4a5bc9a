import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  type LucideIcon,
  Trash2,
  TriangleAlert,
} from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useErrorWithin, useForm } from "../../../admin/form/form-context";
import { IconButton } from "../../../shared/ui/button";
import { NAVIGATION_TEXTS } from "./navigation.texts";
import type { Step, TreeRow } from "./tree";

const STEPS: readonly (readonly [Step, LucideIcon])[] = [
  ["up", ArrowUp],
  ["down", ArrowDown],
  ["out", IndentDecrease],
  ["in", IndentIncrease],
];
const KEYS: Readonly<Record<string, Step>> = { ArrowUp: "up", ArrowDown: "down", ArrowRight: "in", ArrowLeft: "out" };
/** Without `touch-none` a finger on the handle would scroll the page. */
const HANDLE =
  "grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-sunken " +
  "hover:text-ink active:cursor-grabbing pointer-coarse:size-11";

interface TreeRowViewProps {
  row: TreeRow;
  path: string;
  name: string;
  /** Why the entry leads nowhere. */
  dead: string | null;
  isOpen: boolean;
  isDragged: boolean;
  /** The directions in which the entry can be moved. */
  steps: ReadonlySet<Step>;
  onToggle: () => void;
  onStep: (step: Step) => void;
  onDrag: (pointer: PointerEvent) => void;
  onRemove: () => void;
  children: () => ReactNode;
}

/** One entry of a navigation: its name, what moves it, and its fields when it is open. */
export function TreeRowView({
  row: { entry },
  path,
  name,
  dead,
  isOpen: isChosen,
  isDragged,
  steps,
  ...on
}: TreeRowViewProps) {
  const { isReadOnly } = useForm();
  const isOpen = useErrorWithin(path) !== undefined || isChosen;
  const id = useId();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  const type = new Map<unknown, string>(Object.entries(NAVIGATION_TEXTS.types)).get(entry["type"]) ?? "";
  const onKey = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    on.onStep(step);
  };
  return (
    <div data-row className={`rounded-panel border border-line bg-surface ${isDragged ? "opacity-50" : ""}`}>
      <div className="flex items-center gap-1 py-1 ps-2 pe-1 max-sm:flex-col max-sm:items-stretch">
        <button
          type="button"
          data-head
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-describedby={dead === null ? undefined : `${id}-dead`}
          onClick={on.onToggle}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-2 py-1 text-start text-sm pointer-coarse:min-h-11"
        >
          <Icon size={18} aria-hidden className="shrink-0 text-muted" />
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <span className="font-semibold wrap-break-word">{name || NAVIGATION_TEXTS.unnamed}</span>
            <span className="text-muted">
              {[type, ...(entry["isEnabled"] === false ? [NAVIGATION_TEXTS.hidden] : [])].join(", ")}
            </span>
          </span>
        </button>
        {!isReadOnly && (
          <div className="flex shrink-0 flex-wrap items-center justify-end">
            <button
              type="button"
              data-move="handle"
              aria-label={NAVIGATION_TEXTS.handle(name)}
              title={NAVIGATION_TEXTS.handleHint}
              onPointerDown={({ button, nativeEvent }) => {
                if (button === 0) on.onDrag(nativeEvent);
              }}
              onKeyDown={onKey}
              className={HANDLE}
            >
              <GripVertical size={18} aria-hidden />
            </button>
            {STEPS.map(([step, StepIcon]) => (
              <IconButton
                key={step}
                label={NAVIGATION_TEXTS.steps[step](name)}
                data-move={step}
                isDisabled={!steps.has(step)}
                onPress={() => on.onStep(step)}
              >
                <StepIcon size={16} aria-hidden />
              </IconButton>
            ))}
            <IconButton label={NAVIGATION_TEXTS.remove(name)} className="text-danger!" onPress={on.onRemove}>
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {dead !== null && (
        <p id={`${id}-dead`} className="flex items-start gap-1.5 px-3 pb-2 text-sm text-warning">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" /> {dead}
        </p>
      )}
      {isOpen && (
        <div id={id} className="border-t border-line p-4">
          {on.children()}
        </div>
      )}
    </div>
  );
}
