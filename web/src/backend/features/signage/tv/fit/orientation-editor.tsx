import { useContext } from "react";
import type { EditorProps } from "../../../../admin/form/editor";
import { EnumEditor } from "../../../../admin/form/editors/choice-editors";
import { RecordContext } from "../../../../admin/form/form-context";
import { FitWarnings } from "./fit-warnings";

/** How a TV hangs, with what in its other fields contradicts that. */
export function OrientationEditor({ field, ...props }: EditorProps) {
  const values = useContext(RecordContext);
  return (
    field.kind === "enum" && (
      <div className="flex flex-col gap-2">
        <EnumEditor {...props} field={field} />
        <FitWarnings values={values} />
      </div>
    )
  );
}
