import { useMemo, useState } from "react";
import type * as z from "zod";
import type { EditorProps } from "../../../admin/form/editor";
import { Frame } from "../../../admin/form/editors/frame";
import { FieldGrid } from "../../../admin/form/field-editor";
import { FormContext, useForm } from "../../../admin/form/form-context";
import type { Draft } from "../../../admin/model/draft";
import type { Field } from "../../../admin/model/field";
import { faultsOf } from "../../../admin/model/validate";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { TimeControl } from "../../../shared/ui/date/date-control";
import { Dialog } from "../../../shared/ui/dialog";
import { DAYS } from "./plan";
import { WEEK_TEXTS as texts } from "./stream-editor.texts";

const NO_ERRORS: ReadonlyMap<string, string> = new Map();
const EDITORS = { from: ClockEditor, to: ClockEditor };
const PLACES = new Map<string, number>(DAYS.map((day, place) => [day, place]));

interface EntryDialogProps {
  title: string;
  fields: readonly Field[];
  schema: z.ZodType;
  entry: Draft;
  onApply: (entry: Draft) => void;
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

/** The fields of an entry of the week or of an override, which are checked before they are taken over. */
export function EntryDialog({ title, fields, schema, entry, onApply, onRemove, onClose }: EntryDialogProps) {
  const outer = useForm();
  const [values, setValues] = useState(entry);
  const [errors, setErrors] = useState(NO_ERRORS);
  const form = useMemo(() => ({ ...outer, errors, editors: EDITORS, target: null }), [outer, errors]);
  const shown = useMemo(() => fields.map(mondayFirst), [fields]);
  const apply = (): void => {
    const faults = faultsOf({ schema, fields, value: values });
    if (faults.length === 0) return onApply(values);
    setErrors(new Map(faults.map(({ field, message }) => [field ?? "", message])));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="md"
      footer={
        <>
          {onRemove && (
            <Button variant="danger" className="me-auto" onPress={onRemove}>
              {texts.remove}
            </Button>
          )}
          <Button onPress={onClose}>{COMMON_TEXTS.cancel}</Button>
          <Button variant="primary" onPress={apply}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <FormContext value={form}>
        <div className="@container pb-1">
          <FieldGrid
            fields={shown}
            values={values}
            onChange={(changed) => {
              setValues(changed);
              setErrors(NO_ERRORS);
            }}
          />
        </div>
      </FormContext>
    </Dialog>
  );
}

/** The week of the plan begins with Monday. */
function mondayFirst(field: Field): Field {
  if (field.kind !== "enums") return field;
  const choices = field.choices.toSorted((a, b) => (PLACES.get(a.value) ?? 0) - (PLACES.get(b.value) ?? 0));
  return { ...field, choices };
}

function ClockEditor({ field, path, value, onChange }: EditorProps) {
  return (
    <Frame field={field} path={path}>
      {(props) => <TimeControl {...props} value={typeof value === "string" ? value : ""} onChange={onChange} />}
    </Frame>
  );
}
