import { type TemplateField, fieldAt } from "@tresen/contract/template/data/template-fields";
import { FORMATS, type Format } from "@tresen/contract/template/data/formats";
import { FORMAT_LABELS } from "@tresen/contract/template/template.texts";
import type { Layer } from "@tresen/contract/template/layer/layer";
import type { Binding } from "@tresen/contract/template/layer/layer-fields";
import { Database, Unlink } from "lucide-react";
import { Dialog as AriaDialog, DialogTrigger, Popover } from "react-aria-components";
import { Button } from "../../../shared/ui/button";
import { Input } from "../../../shared/ui/input";
import { POPOVER, Select } from "../../../shared/ui/select";
import { TriggerIcon } from "../../../shared/ui/trigger-button";
import { useEditing } from "../editor-context";
import { shortened, valueText } from "../example/value-text";
import { changed } from "../model/design";
import { fieldLabel, fittingFields, fittingFormats, hasFallback, withBinding } from "./binding";
import { PANEL_TEXTS as texts } from "./panel.texts";
import { SMALL_LABEL } from "./small-label";

interface BindingFieldProps {
  layer: Layer;
  property: string;
  title: string;
}

/** Whether a popover of its field is opened by the value beside it. */
const NONE = "-";

/** The button beside a property that opens where its value comes from. */
export function BindingField({ layer, property, title }: BindingFieldProps) {
  const { design, isReadOnly } = useEditing();
  const isBound = property in layer.bindings;
  if (fittingFields(design, { layer, property }).length === 0 && !isBound) return null;
  return (
    <DialogTrigger>
      <TriggerIcon
        label={texts.bind(title)}
        isDisabled={isReadOnly}
        className={isBound ? "bg-action-soft text-action-text!" : "text-muted!"}
      >
        <Database size={16} aria-hidden />
      </TriggerIcon>
      <Popover className={`${POPOVER} w-80`} placement="bottom end">
        <AriaDialog aria-label={texts.bind(title)} className="flex flex-col gap-3 p-3 outline-none">
          <BindingForm layer={layer} property={property} />
        </AriaDialog>
      </Popover>
    </DialogTrigger>
  );
}

function BindingForm({ layer, property }: Omit<BindingFieldProps, "title">) {
  const { design, editor, data, timeZone, currency } = useEditing();
  const noteOf = (field: TemplateField, format?: Format): { note?: string } => {
    const note = valueText({ field, data, timeZone, currency, ...(format ? { format } : {}) });
    return note === null ? {} : { note };
  };
  const binding = layer.bindings[property];
  const fields = fittingFields(design, { layer, property });
  const field = binding ? fieldAt({ source: design.source, path: binding.path }) : null;
  const kind = field?.kind;
  const formats = kind ? fittingFormats({ layer, property, kind }) : [];
  const set = (next: Binding | null, merge?: string): void =>
    editor.change(
      (now) => changed(now, { ids: [layer.id], change: (one) => withBinding(one, { property, binding: next }) }),
      merge === undefined ? {} : { merge: `binding ${layer.id} ${property} ${merge}` },
    );
  const setFormat = (value: string): void => {
    if (!binding) return;
    const { format: _former, ...rest } = binding;
    const format = FORMATS.find((one) => one === value);
    set(format ? { ...rest, format } : rest);
  };
  const setFallback = (fallback: string): void => {
    if (!binding) return;
    const { fallback: _former, ...rest } = binding;
    set(fallback === "" ? rest : { ...rest, fallback }, "fallback");
  };
  return (
    <>
      <Select
        label={texts.field}
        autoFocus
        options={[
          { value: NONE, label: texts.noField },
          ...fields.map((field) => ({ value: field.path, label: field.label, ...noteOf(field) })),
        ]}
        value={binding?.path ?? NONE}
        onChange={(path) => set(path === NONE ? null : { path })}
      />
      {binding && formats.length > 0 && (
        <Select
          label={texts.format}
          options={[
            ...(property === "isVisible" ? [] : [{ value: NONE, label: texts.usualFormat }]),
            ...formats.map((format) => ({
              ...{ value: format, label: FORMAT_LABELS[format] },
              ...(field && property !== "isVisible" ? noteOf(field, format) : {}),
            })),
          ]}
          value={binding.format ?? (property === "isVisible" ? "filled" : NONE)}
          onChange={setFormat}
        />
      )}
      {binding && hasFallback({ layer, property }) && (
        <Input
          label={texts.fallback}
          hint={texts.fallbackHint}
          value={binding.fallback ?? ""}
          maxLength={500}
          onChange={setFallback}
        />
      )}
      {binding && (
        <Button size="sm" onPress={() => set(null)}>
          <Unlink size={16} aria-hidden /> {texts.unbind}
        </Button>
      )}
    </>
  );
}

/** What stands in place of a control whose value comes from a record: the field, and what it says of the example. */
export function BoundValue({ title, layer, property }: BindingFieldProps) {
  const { bound, data, design, timeZone, currency } = useEditing();
  const binding = layer.bindings[property];
  if (!binding) return null;
  const values = new Map<string, unknown>(Object.entries(bound(layer).value));
  const value = values.get(property);
  const field = fieldAt({ source: design.source, path: binding.path });
  // Texts as they stand in the picture, with their format and what replaces a missing one.
  const own = typeof value === "string" ? (value === "" ? texts.noValue : shortened(value)) : null;
  const shown =
    data && binding.path in data ? (own ?? (field && valueText({ field, data, timeZone, currency }))) : null;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className={SMALL_LABEL}>{title}</span>
      <div className="flex min-h-9 items-center gap-2 rounded-control border border-action bg-action-soft px-2 py-1 text-sm text-action-text">
        <Database size={14} aria-hidden className="shrink-0" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {fieldLabel(binding.path)}
          {shown !== null && <span className="block text-xs text-muted">{texts.currentValue(shown)}</span>}
        </span>
      </div>
    </div>
  );
}
