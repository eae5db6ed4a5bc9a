import type { Signage } from "../use-signage";
import type { ShownTv } from "./shown-tv";
import { TV_PAGE_TEXTS as texts, bytesText, clockText } from "./tv.texts";

/** From so much of the storage on, the next content may not fit. */
const FULL = 0.9;
/** A clock that is this wrong shows the wrong scene at the edges of the plan. */
const WRONG_CLOCK = 30_000;

export interface Fact {
  name: string;
  value: string;
  /** What should be looked at. */
  warning?: string | undefined;
  isWarning?: boolean;
}

/** What the TV says that it shows; nothing of one that has said nothing yet. */
export function showsText({
  tv: { isEnabled, status },
  signage: { sceneName, segmentName },
}: {
  tv: ShownTv;
  signage: Signage;
}): string {
  const report = status?.report;
  if (!report) return "";
  if (!isEnabled || !report.scene) return texts.showsNothing;
  const scene = sceneName(report.scene);
  return report.segment ? texts.showsOf({ scene, segment: segmentName(report.segment) }) : scene;
}

/** What a TV last told of itself. */
export function reportFacts({ tv, signage }: { tv: ShownTv; signage: Signage }): Fact[] {
  const report = tv.status?.report;
  if (!report) return [];
  const { resolution, storage } = report;
  const weekBytes = tv.status?.weekBytes ?? null;
  const isOther = tv.size !== null && (tv.size.width !== resolution.width || tv.size.height !== resolution.height);
  return [
    { name: texts.shows, value: showsText({ tv, signage }) },
    { name: texts.manifest, value: report.loading === null ? texts.whole : texts.loading },
    { name: texts.version, value: report.version },
    {
      name: texts.resolution,
      value: texts.resolutionOf(resolution),
      warning: isOther ? texts.otherResolution : undefined,
    },
    ...(storage ? [storageFact({ ...storage, isPersistent: report.isStoragePersistent })] : []),
    ...(storage && weekBytes !== null ? [weekFact({ weekBytes, quota: storage.quota })] : []),
    {
      name: texts.clock,
      value: clockText(report.clockDifference),
      isWarning: Math.abs(report.clockDifference) >= WRONG_CLOCK,
    },
    {
      name: texts.sound,
      value: report.isSoundBlocked ? texts.soundBlocked : texts.soundFree,
      isWarning: report.isSoundBlocked,
    },
  ];
}

/** What a week without a network needs, against all that the browser gives. */
function weekFact({ weekBytes, quota }: { weekBytes: number; quota: number }): Fact {
  return {
    name: texts.week,
    value: texts.weekOf({ needed: bytesText(weekBytes), quota: bytesText(quota) }),
    warning: weekBytes > quota * FULL ? texts.weekTooLarge : undefined,
  };
}

function storageFact({ used, quota, isPersistent }: { used: number; quota: number; isPersistent: boolean }): Fact {
  const share = quota === 0 ? 1 : used / quota;
  return {
    name: texts.storage,
    value: texts.storageOf({ used: bytesText(used), quota: bytesText(quota), share: Math.round(share * 100) }),
    warning: isPersistent ? undefined : texts.notPersistent,
    isWarning: share >= FULL,
  };
}
