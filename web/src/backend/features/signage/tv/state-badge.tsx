import type { TvState } from "@tresen/contract/signage/tv/tv.status";
import { TV_STATE_LABELS } from "@tresen/contract/signage/tv/tv.texts";
import { CircleCheck, CircleSlash, Unplug } from "lucide-react";

const LOOKS = {
  online: { Icon: CircleCheck, look: "bg-success-soft text-success" },
  offline: { Icon: CircleSlash, look: "bg-danger-soft text-danger" },
  unpaired: { Icon: Unplug, look: "bg-sunken text-muted" },
} as const;

/** Whether a TV is there, by a word and an icon, not by colour alone. */
export function StateBadge({ state }: { state: TvState }) {
  const { Icon, look } = LOOKS[state];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium ${look}`}>
      <Icon size={14} aria-hidden className="shrink-0" /> {TV_STATE_LABELS[state]}
    </span>
  );
}
