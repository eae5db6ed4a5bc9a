import { CircleAlert } from "lucide-react";
import type { Field } from "../model/field";
import { closestPath, describePath } from "../model/path";
import { FORM_TEXTS } from "./form.texts";

interface ErrorSummaryProps {
  fields: readonly Field[];
  values: unknown;
  errors: ReadonlyMap<string, string>;
  others: readonly string[];
  onGoTo: (path: string) => void;
}

/** Lists every fault with a link to its field. */
export function ErrorSummary({ fields, values, errors, others, onGoTo }: ErrorSummaryProps) {
  const count = errors.size + others.length;
  if (count === 0) return null;
  return (
    <div role="alert" className="rounded-panel border border-danger bg-danger-soft p-4">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <CircleAlert size={20} aria-hidden /> {FORM_TEXTS.invalid(count)}
      </p>
      <ul className="mt-2 list-disc ps-9 text-sm">
        {[...errors].map(([path, message]) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => onGoTo(path)}
              className="text-start font-medium underline underline-offset-4"
            >
              {describePath({ fields, values, path })}
            </button>
            : {message}
          </li>
        ))}
        {others.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the control of a field, or the editor that contains it. */
export function focusField(path: string): void {
  const frames = new Map(
    [...document.querySelectorAll<HTMLElement>("[data-field]")].map((element) => [
      element.dataset.field ?? "",
      element,
    ]),
  );
  const target = frames.get(closestPath({ path, known: new Set(frames.keys()) }) ?? "");
  target?.scrollIntoView({ block: "center" });
  // A formatted text stands below its toolbar.
  const control =
    target?.querySelector<HTMLElement>("[contenteditable=true]") ?? target?.querySelector<HTMLElement>(CONTROLS);
  control?.focus({ preventScroll: true });
  if (target) mark(target);
}

/** Marks a field until the focus leaves it, so that it is found at a glance. */
function mark(frame: HTMLElement): void {
  for (const marked of document.querySelectorAll("[data-marked]")) marked.removeAttribute("data-marked");
  frame.setAttribute("data-marked", "");
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && frame.contains(relatedTarget)) return;
    frame.removeAttribute("data-marked");
    frame.removeEventListener("focusout", leave);
  };
  frame.addEventListener("focusout", leave);
}

const CONTROLS = "input, textarea, select, button";
