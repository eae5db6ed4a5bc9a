import type { PublicOrder } from "@tresen/contract/order/order";
import { Check } from "../../ui/icons";
import * as texts from "./status.texts";
import { type Step, stepsOf } from "./wording";

const WORDS: Record<Step["state"], string> = {
  done: texts.stepDone,
  current: texts.stepCurrent,
  ahead: texts.stepAhead,
};

export function Timeline({ order }: { order: PublicOrder }) {
  const steps = stepsOf(order);
  return (
    <ol aria-label={texts.timeline} className="mt-8 grid sm:grid-cols-4">
      {steps.map(({ label, state }, index) => (
        <li
          key={index}
          aria-current={state === "current" ? "step" : undefined}
          className="relative flex gap-3 pb-6 last:pb-0 sm:flex-col sm:gap-2 sm:pr-3 sm:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={
                "absolute top-7 bottom-0 left-[0.8125rem] w-0.5 sm:top-[0.8125rem] sm:right-0 " +
                "sm:bottom-auto sm:left-7 sm:h-0.5 sm:w-auto " +
                (state === "done" ? "bg-action" : "bg-line")
              }
            />
          )}
          <span
            aria-hidden
            className={
              "grid size-7 shrink-0 place-items-center rounded-full border-2 " +
              (state === "done"
                ? "border-action bg-action text-on-action"
                : state === "current"
                  ? "border-action bg-surface"
                  : "border-line bg-surface")
            }
          >
            {state === "done" && <Check size={16} strokeWidth={3} />}
            {state === "current" && <span className="size-2.5 animate-pulse rounded-full bg-action" />}
          </span>
          <span className={state === "ahead" ? "text-muted" : state === "current" ? "font-bold" : "font-medium"}>
            {label}
            <span className="sr-only"> ({WORDS[state]})</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
