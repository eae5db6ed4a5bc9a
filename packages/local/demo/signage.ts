import type { Entry } from "./build";

type SegmentEntry = NonNullable<Entry<"digital-signage-segments">["entries"]>[number];

/** A scene at its turn in a segment. */
export function scene(id: string, entry: Omit<SegmentEntry, "scene" | "segment"> = {}): SegmentEntry {
  return { scene: `scn_${id}`, ...entry };
}

/** Another segment at its turn, e.g. for `duration` seconds. */
export function segment(id: string, entry: Omit<SegmentEntry, "scene" | "segment"> = {}): SegmentEntry {
  return { segment: `seg_${id}`, ...entry };
}

/** A whole day by a stream's plan. */
export const ALL_DAY = { from: "00:00", to: "24:00" } as const;

export const FULL_HD = { width: 1920, height: 1080 } as const;
export const PORTRAIT = { orientation: "portrait", size: { width: 1080, height: 1920 } } as const;
export const UHD = { width: 3840, height: 2160 } as const;
