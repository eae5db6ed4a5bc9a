import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ComplianceFinding } from "@tresen/contract/catalog/compliance/compliance";
import { type FindingMark, findingMarks } from "@tresen/contract/catalog/compliance/finding-mark.resource";
import { useCallback, useMemo } from "react";
import { canCreate, canRemove, canWrite } from "../../../admin/model/access";
import { dropRecord, keepRecord, removeRecord, resourceQueries, saveRecord } from "../../../admin/queries";
import { failureText } from "../../../shared/failure";
import { useMe } from "../../../shared/session";
import { showToast } from "../../../shared/toasts";
import { CHECK_TEXTS as texts } from "./compliance-page.texts";
import { type MarkedFinding, subjectOf } from "./parted-findings";

const { name } = findingMarks;

/** The marks of the shop, and what the person may do with them. */
export function useFindingMarks() {
  const client = useQueryClient();
  const me = useMe();
  const { data, error, refetch } = useQuery(resourceQueries.all(name));
  const marks = useMemo(() => (data ? (data as readonly object[] as readonly FindingMark[]) : null), [data]);
  const markOf = useCallback(
    (finding: ComplianceFinding) =>
      marks?.find(({ subject, rule }) => subject === subjectOf(finding) && rule === finding.rule) ?? null,
    [marks],
  );
  const setting = useMutation({
    mutationFn: ({ finding, note }: { finding: ComplianceFinding; note: string }) =>
      // A mark of what the finding concerned before is used again.
      saveRecord({
        name,
        base: markOf(finding),
        draft: { subject: subjectOf(finding), rule: finding.rule, value: finding.value, note },
      }),
    onSuccess: (record) => keepRecord({ client, name, record }),
    // Somebody else may have marked it meanwhile.
    onError: () => void client.invalidateQueries({ queryKey: resourceQueries.all(name).queryKey }),
  });
  const taking = useMutation({
    mutationFn: ({ mark }: MarkedFinding) => removeRecord({ name, id: mark.id }),
    onSuccess: (_, { mark, finding }) => {
      dropRecord({ client, name, id: mark.id });
      showToast({ kind: "success", message: texts.takenBack(finding.rule) });
    },
    onError: (failure) => {
      void client.invalidateQueries({ queryKey: resourceQueries.all(name).queryKey });
      showToast({ kind: "error", message: failureText(failure, texts.takeBackFailed), error: failure });
    },
  });
  return {
    marks,
    error: marks ? null : error,
    refetch,
    setting,
    takeBack: (marked: MarkedFinding) => taking.mutate(marked),
    mayMark: (finding: ComplianceFinding): boolean => {
      const old = markOf(finding);
      return old
        ? canWrite({ resource: findingMarks, me, record: { ...old } })
        : canCreate({ resource: findingMarks, me });
    },
    mayTakeBack: ({ mark }: MarkedFinding): boolean => canRemove({ resource: findingMarks, me, record: { ...mark } }),
  };
}
