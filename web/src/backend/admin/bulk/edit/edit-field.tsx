import { X } from "lucide-react";
import { IconButton } from "../../../shared/ui/button";
import { NativeSelect } from "../../../shared/ui/native-select";
import { FieldGrid } from "../../form/field-editor";
import type { Field } from "../../model/field";
import { EDIT_TEXTS } from "../bulk.texts";
import type { AdjustmentDraft } from "./adjustment-draft";
import { AdjustmentField } from "./adjustment-field";
import { type TextsWay, isExtendable } from "./bulk-fields";

interface EditFieldProps {
  field: Field;
  values: Readonly<Record<string, unknown>>;
  onValues: (values: Readonly<Record<string, unknown>>) => void;
  /** How an amount of money is changed, if it gets no value. */
  adjustment: AdjustmentDraft | undefined;
  onAdjustment: (draft: AdjustmentDraft | undefined) => void;
  /** Whether the texts of the field are added or taken; undefined where they replace those of the record. */
  way: TextsWay | undefined;
  onWay: (way: TextsWay | undefined) => void;
  onRemove: () => void;
}

/**
 * A field that many records get a value in. An amount of money can be raised or lowered instead, and some texts can be
 * added to those of each record or taken from them.
 */
export function EditField(props: EditFieldProps) {
  const { field, values, onValues, adjustment, onAdjustment, way: texts, onWay, onRemove } = props;
  const { title, kind } = field;
  return (
    <div className="flex items-start gap-2">
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {kind === "money" && (
          <NativeSelect
            label={EDIT_TEXTS.way(title)}
            value={adjustment?.way ?? "value"}
            onChange={(way) =>
              onAdjustment(
                way === "percent" || way === "amount"
                  ? { way, text: adjustment?.text ?? "", rounding: adjustment?.rounding ?? { step: 1 } }
                  : undefined,
              )
            }
            options={[
              { value: "value", label: EDIT_TEXTS.newValue(title) },
              { value: "percent", label: EDIT_TEXTS.by.percent(title) },
              { value: "amount", label: EDIT_TEXTS.by.amount(title) },
            ]}
          />
        )}
        {isExtendable(field) && (
          <NativeSelect
            label={EDIT_TEXTS.way(title)}
            value={texts ?? "set"}
            onChange={(way) => onWay(way === "add" || way === "remove" ? way : undefined)}
            options={(["set", "add", "remove"] as const).map((way) => ({ value: way, label: EDIT_TEXTS.ways[way] }))}
          />
        )}
        {adjustment ? (
          <AdjustmentField title={title} draft={adjustment} onDraft={onAdjustment} />
        ) : (
          <FieldGrid fields={[field]} values={values} onChange={onValues} />
        )}
      </div>
      <IconButton label={EDIT_TEXTS.removeField(title)} onPress={onRemove}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
