import type { ComplianceFinding } from "@tresen/contract/catalog/compliance/compliance";
import { CONFIG_SUBJECT, type FindingMark } from "@tresen/contract/catalog/compliance/finding-mark.resource";

/** A finding that is wanted as it is. */
export interface MarkedFinding {
  finding: ComplianceFinding;
  mark: FindingMark;
}

export const subjectOf = ({ id }: Pick<ComplianceFinding, "id">): string => id ?? CONFIG_SUBJECT;

/** Parts findings into those that somebody wants as they are, and the others. A mark holds while nothing has changed. */
export function partedFindings({
  findings,
  marks,
}: {
  findings: readonly ComplianceFinding[];
  marks: readonly FindingMark[];
}): { open: ComplianceFinding[]; marked: MarkedFinding[] } {
  const byFinding = new Map(marks.map((mark) => [`${mark.subject} ${mark.rule}`, mark]));
  const open: ComplianceFinding[] = [];
  const marked: MarkedFinding[] = [];
  for (const finding of findings) {
    const mark = byFinding.get(`${subjectOf(finding)} ${finding.rule}`);
    if (mark?.value === finding.value) marked.push({ finding, mark });
    else open.push(finding);
  }
  return { open, marked };
}
