import { useQuery } from "@tanstack/react-query";
import { isChosenIn } from "@tresen/contract/time-tracking/kind/chosen-in";
import { useContext, useMemo } from "react";
import type { EditorProps } from "../../admin/form/editor";
import { RefEditor } from "../../admin/form/editors/choice-editors";
import { RecordContext } from "../../admin/form/form-context";
import { activityKindsQuery } from "./activity-kinds-query";

/** Picks a kind of the branch that is entered: one of another branch is refused. */
export function KindField({ field, ...props }: EditorProps) {
  const { branch } = useContext(RecordContext);
  const { data: kinds } = useQuery(activityKindsQuery);
  const without = useMemo(
    () =>
      typeof branch === "string" && branch !== ""
        ? kinds?.filter((kind) => !isChosenIn({ kind, branches: [branch] })).map(({ id }) => id)
        : undefined,
    [branch, kinds],
  );
  return field.kind === "ref" && <RefEditor {...props} field={field} without={without} />;
}
