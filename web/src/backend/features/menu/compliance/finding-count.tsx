import { CHECK_TEXTS as texts } from "./compliance-page.texts";
import { partedFindings } from "./parted-findings";
import { useCompliance } from "./use-compliance";
import { useFindingMarks } from "./use-finding-marks";

/** How many findings there are that nobody wants as they are; nothing until it is known. */
export function FindingCount({ menu }: { menu: string }) {
  const { checked } = useCompliance(menu);
  const { marks } = useFindingMarks();
  if (!checked || !marks || checked.done < checked.total) return null;
  const { open } = partedFindings({ findings: checked.findings, marks });
  return (
    <>
      <span aria-hidden className="figures">
        ({open.length})
      </span>
      <span className="sr-only">{texts.found(open.length)}</span>
    </>
  );
}
