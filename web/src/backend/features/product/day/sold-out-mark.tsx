import { untilText } from "@tresen/contract/live/live.texts";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useZoneOf } from "../../../shared/branches";
import { useNow } from "../../../shared/use-now";
import { DAY_TEXTS } from "./day.texts";
import { useSoldOut, useSoldOutBranches } from "./use-sold-out";

const MARK = "shrink-0 rounded-full bg-warning-soft px-2 py-0.5 text-xs font-medium text-warning";

/** Beside the name of a product: that it is sold out somewhere, and until when. It goes by itself at that instant. */
export function SoldOutMark({ record }: { record: AnyRecord }) {
  const entries = useSoldOut(record.id);
  return entries.length > 0 && <Mark entries={entries} />;
}

/** The clock runs only where there is something to tell. */
function Mark({ entries }: { entries: ReturnType<typeof useSoldOut> }) {
  const now = useNow();
  const zoneOf = useZoneOf();
  const { length: all } = useSoldOutBranches();
  const valid = entries
    .filter(({ option, until }) => option === null && Date.parse(until) > now)
    .toSorted((a, b) => a.until.localeCompare(b.until));
  const [entry] = valid;
  if (!entry) return null;
  const until = untilText({ until: Date.parse(entry.until), now, zone: zoneOf(entry.branch) });
  return (
    <span className={MARK}>
      {valid.length < all ? DAY_TEXTS.markSome({ until, branches: valid.length, of: all }) : DAY_TEXTS.markUntil(until)}
    </span>
  );
}
