import { Switch } from "../../../shared/ui/switch";
import { emptyDraft, isPlain } from "../../model/draft";
import type { EditorProps, RenderFields } from "../editor";
import { useError, useForm } from "../form-context";
import { EDITOR_TEXTS } from "./editor.texts";
import { GroupFrame } from "./frame";

export function ObjectEditor({
  field,
  path,
  value,
  onChange,
  renderFields,
}: EditorProps<"object"> & { renderFields: RenderFields }) {
  const { isReadOnly } = useForm();
  const error = useError(path);
  const isSet = isPlain(value);
  const content = isSet && renderFields({ fields: field.fields, values: value, path, onChange });
  // An object with a single list is rendered as that list.
  if (field.isBare || (!field.isClearable && field.fields.length === 1)) return <div data-field={path}>{content}</div>;
  return (
    <GroupFrame field={field} path={path} error={error}>
      {field.isClearable && (
        <Switch
          isSelected={isSet}
          isDisabled={isReadOnly}
          onChange={(isOn) => onChange(isOn ? emptyDraft(field.fields) : field.empty)}
        >
          {EDITOR_TEXTS.specify}
        </Switch>
      )}
      {content && <div className="rounded-panel border border-line p-4">{content}</div>}
    </GroupFrame>
  );
}
