import type { OpeningHoursRule } from "../../branch/opening-hours";
import type { Instant, LocalDate, Weekday } from "../../kit/time";

export const TRANSITIONS = ["none", "fade", "slide"] as const;
export type Transition = (typeof TRANSITIONS)[number];
export const ENTRY_ORDERS = ["sequence", "shuffle", "weighted"] as const;
export type EntryOrder = (typeof ENTRY_ORDERS)[number];

/** What decides whether and how long a scene is shown. */
export interface PlayableScene {
  id: string;
  isEnabled: boolean;
  /** Seconds. */
  duration: number;
  transition: Transition;
  /** The first and the last day on which it is shown; null without limit. */
  validFrom: LocalDate | null;
  validTo: LocalDate | null;
  /** At which weekdays and hours it is shown; always without rules. */
  schedule: readonly OpeningHoursRule[];
  /** Where it is shown; everywhere if empty. */
  branches: readonly string[];
}

/** On what an entry depends; `value` is a category, nothing, or a number of orders. */
export type EntryCondition =
  { kind: "soldOutCategory"; value: string } | { kind: "open" } | { kind: "openOrdersAbove"; value: number };

/** A scene or another segment in a segment. */
export interface SegmentEntry {
  scene?: string | null;
  segment?: string | null;
  /** Seconds; null for the duration of the scene, or of the whole nested segment. */
  duration?: number | null;
  transition?: Transition | null;
  /** How often it is shown in each round of a weighted segment; 1 without it. */
  weight?: number | null;
  condition?: EntryCondition | null;
}

export interface PlayableSegment {
  id: string;
  entries: readonly SegmentEntry[];
  order: EntryOrder;
}

/** A window of each of the weekdays, all of them if there are none; over midnight if `to` is not after `from`. */
export interface PlanEntry {
  segment: string;
  weekdays: readonly Weekday[];
  /** `HH:mm`. */
  from: string;
  to: string;
  priority: number;
}

/** The same on each day from `fromDate` to `toDate`. */
export interface StreamOverride {
  segment: string;
  fromDate: LocalDate;
  toDate: LocalDate;
  from: string;
  to: string;
  priority: number;
}

export interface PlayableStream {
  /** What is shown when nothing else is. */
  filler: string;
  plan: readonly PlanEntry[];
  overrides: readonly StreamOverride[];
}

/** What a screen knows of its branch at the moment. What is unknown fulfils no condition. */
export interface LiveFacts {
  isOpen: boolean | null;
  openOrders: number | null;
  /** Categories of which any product is sold out. */
  soldOutCategories: readonly string[];
}

export const NOTHING_KNOWN: LiveFacts = { isOpen: null, openOrders: null, soldOutCategories: [] };

/** A scene in a round of a segment. */
export interface Shown {
  scene: string;
  /** Milliseconds. */
  duration: number;
  transition: Transition;
}

/** Segments in segments are played to this depth. */
export const NESTING_LIMIT = 3;
/** Scenes in one round of a segment, nested ones included; what follows is not played. */
export const ROUND_LIMIT = 2000;

/** When a round begins anew. */
export interface Anchor {
  startsAt: Instant;
  day: LocalDate;
}
