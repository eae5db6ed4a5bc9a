import { ChevronLeft, ChevronRight, Copy, Trash2, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { FieldGrid } from "../../../admin/form/field-editor";
import { useForm } from "../../../admin/form/form-context";
import type { Field } from "../../../admin/model/field";
import { Button } from "../../../shared/ui/button";
import { ConditionFields } from "./condition-fields";
import { EDITOR_TEXTS as texts } from "./segment-editor.texts";
import type { ShownEntry } from "./shown-entry";

interface EntryPropertiesProps {
  fields: readonly Field[];
  path: string;
  entry: Record<string, unknown>;
  shown: ShownEntry;
  index: number;
  count: number;
  isWeighted: boolean;
  onChange: (entry: Record<string, unknown>) => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** The fields of the chosen entry, and what is done to it, for those who do not drag. */
export function EntryProperties({
  fields,
  path,
  entry,
  shown,
  index,
  count,
  isWeighted,
  ...props
}: EntryPropertiesProps) {
  const { isReadOnly } = useForm();
  const isSegment = Boolean(entry["segment"]);
  const own = useMemo(() => {
    const keys = [isSegment ? "segment" : "scene", "duration", "transition", ...(isWeighted ? ["weight"] : [])];
    return fields.filter(({ key }) => keys.includes(key));
  }, [fields, isSegment, isWeighted]);
  const title = texts.properties({ place: index + 1, count });
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-4 rounded-panel border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 basis-40 font-semibold">
          {shown.name} <span className="font-normal text-muted">({title})</span>
        </p>
        {!isReadOnly && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" isDisabled={index === 0} onPress={() => props.onMove(index - 1)}>
              <ChevronLeft size={16} aria-hidden /> {texts.forward}
            </Button>
            <Button size="sm" isDisabled={index === count - 1} onPress={() => props.onMove(index + 1)}>
              {texts.back} <ChevronRight size={16} aria-hidden />
            </Button>
            <Button size="sm" onPress={props.onDuplicate}>
              <Copy size={16} aria-hidden /> {texts.duplicate}
            </Button>
            <Button size="sm" variant="danger" onPress={props.onRemove}>
              <Trash2 size={16} aria-hidden /> {texts.remove}
            </Button>
          </div>
        )}
      </div>
      {shown.note && (
        <p className="flex items-start gap-1.5 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" /> {shown.note}
        </p>
      )}
      <div className="@container">
        <FieldGrid fields={own} values={entry} path={path} onChange={props.onChange} />
      </div>
      <ConditionFields
        path={`${path}.condition`}
        value={entry["condition"]}
        onChange={(condition) => props.onChange({ ...entry, condition })}
      />
    </div>
  );
}
