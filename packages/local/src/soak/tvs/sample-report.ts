import type { TvReport } from "@tresen/contract/signage/tv/tv.status";

/** What a TV could tell of itself. */
export const SAMPLE_REPORT: TvReport = {
  ...{ version: "tv-bench", resolution: { width: 1920, height: 1080 }, userAgent: "Bench", scene: "scn_bench" },
  ...{ segment: "seg_bench", manifest: null, loading: null, storage: null, isStoragePersistent: true },
  ...{ clockDifference: 0, isSoundBlocked: false, troubles: [] },
};
