import { CircleCheck, CircleSlash, PowerOff, Unplug } from "lucide-react";
import type { shownState } from "./shown-tv";
import { STATE_LABELS } from "./tv.texts";

const LOOKS = {
  online: { Icon: CircleCheck, look: "bg-success-soft text-success" },
  offline: { Icon: CircleSlash, look: "bg-danger-soft text-danger" },
  unpaired: { Icon: Unplug, look: "bg-sunken text-muted" },
  off: { Icon: PowerOff, look: "bg-sunken text-muted" },
} as const;

/** Whether a TV is there, by a word and an icon, not by colour alone. */
export function StateBadge({ state }: { state: ReturnType<typeof shownState> }) {
  const { Icon, look } = LOOKS[state];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium ${look}`}>
      <Icon size={14} aria-hidden className="shrink-0" /> {STATE_LABELS[state]}
    </span>
  );
}
