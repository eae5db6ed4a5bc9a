import { type ReactNode, useId } from "react";
import { SERVICE_TEXTS } from "./config.texts";

/** The tests below the fields of a section. */
export function TestFrame({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="mt-6 flex flex-col gap-4 rounded-panel border border-line p-4">
      <h3 id={id} className="font-semibold">
        {SERVICE_TEXTS.title}
      </h3>
      {children}
    </div>
  );
}
