import { useEffect, useRef } from "react";
import { CircleAlert } from "../../../shared/icons";
import { Check } from "../../ui/icons";
import { Button } from "../../ui/button";
import * as texts from "./request.texts";
import type { RequestStatus } from "./use-request-form";

const TITLES = { none: "", pending: texts.pending, success: texts.thanks, error: texts.error } as const;

/** The result of a request, over its form. The button back works as soon as the server has answered. */
export function RequestOverlay({ status, onBack }: { status: RequestStatus; onBack: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const { state } = status;
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [state]);
  return (
    <div className="absolute inset-0 grid place-items-center overflow-y-auto rounded-panel bg-surface/95 p-6">
      <div
        ref={box}
        role={state === "error" ? "alert" : "status"}
        tabIndex={-1}
        className="flex max-w-md flex-col items-center text-center outline-none"
      >
        <span
          className={
            "grid size-14 place-items-center rounded-full " +
            (state === "error"
              ? "bg-danger-soft text-danger"
              : state === "success"
                ? "bg-success-soft text-success"
                : "")
          }
        >
          {state === "pending" && (
            <span aria-hidden className="size-10 animate-spin rounded-full border-4 border-line border-t-action-text" />
          )}
          {state === "success" && <Check size={30} />}
          {state === "error" && <CircleAlert size={30} />}
        </span>
        <h3 className="mt-4 text-2xl font-bold">{TITLES[state]}</h3>
        {state === "success" && <p className="mt-2">{texts.weAnswer}</p>}
        {status.state === "error" && (
          <ul className="mt-2">
            {status.messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        <Button look="quiet" className="mt-6" disabled={state === "pending"} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </div>
  );
}
