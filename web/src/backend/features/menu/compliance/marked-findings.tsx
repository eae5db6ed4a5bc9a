import { ChevronRight } from "lucide-react";
import { Button } from "../../../shared/ui/button";
import { Private } from "../../../shared/visibility";
import { CHECK_TEXTS as texts } from "./compliance-page.texts";
import { FindingsTable } from "./findings-table";
import type { MarkedFinding } from "./parted-findings";

/** What is wanted as it is, out of the way until somebody asks for it. */
export function MarkedFindings({
  entries,
  zone,
  mayTakeBack,
  onTakeBack,
}: {
  entries: readonly MarkedFinding[];
  zone: string;
  mayTakeBack: (entry: MarkedFinding) => boolean;
  onTakeBack: (entry: MarkedFinding) => void;
}) {
  return (
    <details className="group border-t border-line pt-2">
      <summary
        className={
          "flex min-h-9 w-fit cursor-pointer list-none items-center gap-1 rounded-control pe-2 font-medium " +
          "pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden"
        }
      >
        <ChevronRight size={16} aria-hidden className="group-open:rotate-90" />
        {texts.marked(entries.length)}
      </summary>
      <FindingsTable
        label={texts.markedTable}
        entries={entries}
        extraOf={(entry) => ({
          note: (
            <span className="mt-1 block text-muted">
              {entry.mark.note && (
                <span className="block text-ink">
                  {entry.finding.id === null ? entry.mark.note : <Private kind="product">{entry.mark.note}</Private>}
                </span>
              )}
              {texts.markedBy({ by: entry.mark.by, at: Date.parse(entry.mark.updatedAt), zone })}
            </span>
          ),
          action: (name) =>
            mayTakeBack(entry) && (
              <Button
                size="sm"
                aria-label={texts.takeBackOf({ rule: entry.finding.rule, name })}
                onPress={() => onTakeBack(entry)}
              >
                {texts.takeBack}
              </Button>
            ),
        })}
      />
    </details>
  );
}
