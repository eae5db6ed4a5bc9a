import type { StaffOrder } from "@tresen/contract/order/order";
import { TIMELINE_LABELS } from "@tresen/contract/order/step/timeline.texts";
import { TIMELINE_ACTORS } from "./timeline.texts";

export const timelineLabel = (action: string): string => TIMELINE_LABELS[action] ?? action;

/** The person who took the step. Customers are not named, since guests may see the screen. */
export const actorLabel = ({ by, name }: StaffOrder["timeline"][number]): string =>
  by === "customer" ? TIMELINE_ACTORS.customer : name || TIMELINE_ACTORS.team;
