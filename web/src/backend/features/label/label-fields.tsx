import {
  LABEL_LAYOUTS,
  LABEL_LAYOUT_NAMES,
  MARGIN_NAMES,
  MOST_MARGIN,
} from "@tresen/contract/print/label/label-layout";
import { LABEL_CODES, LABEL_COPIES, LABEL_PARTS } from "@tresen/contract/print/label/label-request";
import {
  LABEL_CODE_TITLES,
  LABEL_LAYOUT_TITLES,
  LABEL_PART_TITLES,
  MARGIN_TITLES,
} from "@tresen/contract/print/label/label.texts";
import { useEffect, useState } from "react";
import { Choices } from "../../admin/bulk/choices";
import { Button } from "../../shared/ui/button";
import { FieldMessage, Input } from "../../shared/ui/input";
import { Select } from "../../shared/ui/select";
import { Checkbox } from "../../shared/ui/switch";
import { LABEL_DIALOG_TEXTS as texts } from "./label-dialog.texts";
import type { LabelSettings } from "./label-settings";
import type { LabelTemplate } from "./use-label-templates";

interface LabelFieldsProps {
  settings: LabelSettings;
  start: number;
  /** The last place of a sheet. */
  last: number;
  /** The faults by the path of their field. */
  faults: ReadonlyMap<string, string>;
  /** Whether prices may be printed. */
  isPriceShown: boolean;
  /** The designs that can be printed, and the chosen one. */
  templates: readonly LabelTemplate[];
  template: LabelTemplate | undefined;
  onSettings: (settings: LabelSettings) => void;
  onStart: (start: number) => void;
}

/** The value of the usual label among the ids of templates. */
const USUAL = "-";
const NOT_PRICES: readonly string[] = ["name", "allergens"];

export function LabelFields(props: LabelFieldsProps) {
  const { settings, start, last, faults, isPriceShown, templates, template, onSettings, onStart } = props;
  const change = (changes: Partial<LabelSettings>): void => onSettings({ ...settings, ...changes });
  const { layout, margins, parts, code, copies } = settings;
  const chooseTemplate = (id: string): void => {
    const { template: _former, ...others } = settings;
    onSettings(id === USUAL ? others : { ...others, template: id });
  };
  const others = ["parts", "margins", "copies"].flatMap((field) => faults.get(field) ?? []);
  return (
    <div className="flex flex-col gap-4">
      <Choices
        label={texts.layout}
        value={layout}
        onChange={(chosen) => {
          change({ layout: chosen, margins: LABEL_LAYOUTS[chosen].margins });
          onStart(1);
        }}
        options={LABEL_LAYOUT_NAMES.map((value) => ({ value, label: LABEL_LAYOUT_TITLES[value] }))}
      />
      {templates.length > 0 && (
        <Select
          label={texts.design}
          hint={texts.designHint}
          value={template?.id ?? USUAL}
          onChange={chooseTemplate}
          options={[
            { value: USUAL, label: texts.usualDesign },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {!template && (
        <>
          <fieldset className="flex flex-col">
            <legend className="mb-1 text-sm font-medium">{texts.parts}</legend>
            {LABEL_PARTS.map((part) => (
              <Checkbox
                key={part}
                isSelected={parts.includes(part) && (isPriceShown || NOT_PRICES.includes(part))}
                isDisabled={!isPriceShown && !NOT_PRICES.includes(part)}
                onChange={(isOn) =>
                  change({ parts: LABEL_PARTS.filter((one) => (one === part ? isOn : parts.includes(one))) })
                }
              >
                {LABEL_PART_TITLES[part]}
              </Checkbox>
            ))}
          </fieldset>
          <Choices
            label={texts.code}
            value={code}
            onChange={(chosen) => change({ code: chosen })}
            options={LABEL_CODES.map((value) => ({ value, label: LABEL_CODE_TITLES[value] }))}
          />
        </>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          {...{ label: texts.copies, value: copies, least: 1, most: LABEL_COPIES, isWhole: true }}
          onChange={(value) => change({ copies: value })}
        />
        <NumberField
          {...{ label: texts.start, value: start, least: 1, most: last, isWhole: true, hint: texts.startHint }}
          onChange={onStart}
        />
      </div>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">{texts.margins}</legend>
        <div className="grid grid-cols-2 gap-3">
          {MARGIN_NAMES.map((name) => (
            <NumberField
              key={name}
              {...{ label: MARGIN_TITLES[name], value: margins[name], least: 0, most: MOST_MARGIN[name] }}
              onChange={(value) => change({ margins: { ...margins, [name]: value } })}
            />
          ))}
        </div>
        <p className="text-sm text-muted">{texts.marginsHint}</p>
        <Button size="sm" className="self-start" onPress={() => change({ margins: LABEL_LAYOUTS[layout].margins })}>
          {texts.usualMargins}
        </Button>
      </fieldset>
      {others.map((fault) => (
        <FieldMessage key={fault}>{fault}</FieldMessage>
      ))}
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  isWhole?: boolean;
  hint?: string;
  onChange: (value: number) => void;
}

/** A number as it is typed, with comma or point. What is none, or out of its bounds, is not passed on. */
function NumberField({ label, value, least, most, isWhole = false, hint, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => written(value));
  const known = numberOf(typed);
  // A change from elsewhere, such as a tap on the picture, replaces what was typed.
  useEffect(() => setTyped((before) => (numberOf(before) === value ? before : written(value))), [value]);
  const isRight = (wanted: number | null): wanted is number =>
    wanted !== null && wanted >= least && wanted <= most && (!isWhole || Number.isInteger(wanted));
  return (
    <Input
      label={label}
      hint={hint}
      inputMode={isWhole ? "numeric" : "decimal"}
      value={typed}
      error={isRight(known) ? undefined : texts.between({ from: least, to: most })}
      onChange={(text) => {
        setTyped(text);
        const wanted = numberOf(text);
        if (isRight(wanted)) onChange(wanted);
      }}
    />
  );
}

const written = (value: number): string => String(value).replace(".", ",");

function numberOf(text: string): number | null {
  return /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : null;
}
