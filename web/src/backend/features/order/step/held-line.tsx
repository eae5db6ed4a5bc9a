import { Ban } from "lucide-react";
import { Private } from "../../../shared/visibility";
import { STEP_TEXTS } from "./step.texts";

/** Why staff should look at an order before they take it: its customer is blocked. */
export function HeldLine({ order: { heldFor } }: { order: { heldFor: string | null } }) {
  if (!heldFor) return null;
  return (
    <p className="flex items-start gap-2 rounded-control bg-danger-soft px-3 py-1.5 text-sm font-semibold text-danger">
      <Ban size={18} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {STEP_TEXTS.held} <Private kind="customer">{heldFor}</Private>
      </span>
    </p>
  );
}
