import { useQuery } from "@tanstack/react-query";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useContext, useMemo } from "react";
import type { EditorProps } from "../../../admin/form/editor";
import { RefEditor } from "../../../admin/form/editors/choice-editors";
import { followingName } from "../../../admin/form/editors/following-name";
import { RecordContext } from "../../../admin/form/form-context";
import { resourceQueries } from "../../../admin/queries";
import { identifierOf } from "../../../shared/identifier";

/** The path of a scene. That of a new one follows its name until somebody types another. */
export const ScenePathEditor = followingName(identifierOf);

/** Picks a video whose file was taken in: a scene with another one is refused. */
export function ReadyVideoEditor(props: EditorProps) {
  return <FittingEditor {...props} isFitting={isReady} />;
}

/** Picks a record of the branch that is entered, or of all branches: one of another branch is refused. */
export function OfBranchEditor(props: EditorProps) {
  const { branch } = useContext(RecordContext);
  const isFitting = useMemo(
    () => (record: AnyRecord) => !branch || !record["branch"] || record["branch"] === branch,
    [branch],
  );
  return <FittingEditor {...props} isFitting={isFitting} />;
}

/** Offers what the list of the records says to fit; all of them to those who may not read it. */
function FittingEditor({
  field,
  isFitting,
  ...props
}: EditorProps & {
  isFitting: (record: AnyRecord) => boolean;
}) {
  const name = field.kind === "ref" ? field.resource : "";
  const { data } = useQuery({ ...resourceQueries.all(name), enabled: name !== "" });
  const without = useMemo(() => data?.filter((record) => !isFitting(record)).map(({ id }) => id), [data, isFitting]);
  return field.kind === "ref" && <RefEditor {...props} field={field} without={without} />;
}

const isReady = (video: AnyRecord): boolean => video["state"] === "ready";
