import { closestVariant, parseVariant } from "@tresen/contract/media/font/variant";
import { Check, ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import {
  Button as AriaButton,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from "react-aria-components";
import { CONTROL } from "../../../shared/ui/input";
import { OPTION, POPOVER, Select } from "../../../shared/ui/select";
import { cssFamily, previewFont, useFonts } from "../../../shared/template/fonts";
import { useEditing } from "../editor-context";
import { PANEL_TEXTS as texts } from "./panel.texts";
import { SMALL_LABEL } from "./small-label";

/** The family of a typeface. In the list each is written in itself. */
export function FontField({
  title,
  value,
  onChange,
}: {
  title: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { isReadOnly } = useEditing();
  const fonts = useFonts();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen) for (const font of fonts) void previewFont({ font, fonts });
  }, [isOpen, fonts]);
  const isKnown = fonts.some(({ family }) => family === value);
  const items = [
    ...(isKnown || value === "" || fonts.length === 0 ? [] : [{ id: value, label: texts.missingFont(value) }]),
    ...fonts.map(({ family }) => ({ id: family, label: family })),
  ];
  return (
    <AriaSelect
      className="flex flex-col gap-1"
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      onOpenChange={setIsOpen}
      isDisabled={isReadOnly}
    >
      <Label className={SMALL_LABEL}>{title}</Label>
      <AriaButton
        className={`${CONTROL} flex h-auto! min-h-9 items-center gap-2 py-1 text-start text-sm pointer-coarse:min-h-11`}
      >
        <SelectValue className="min-w-0 flex-1 leading-tight wrap-anywhere">
          <span style={{ fontFamily: `"${cssFamily(value)}", sans-serif` }}>{value}</span>
        </SelectValue>
        <ChevronDown size={16} className="shrink-0 text-muted" aria-hidden />
      </AriaButton>
      <Popover className={POPOVER}>
        <ListBox items={items} className="outline-none">
          {({ id, label }) => (
            <ListBoxItem textValue={label} className={OPTION}>
              {({ isSelected }) => (
                <>
                  <span className="min-w-0 flex-1 text-base" style={{ fontFamily: `"${cssFamily(id)}", sans-serif` }}>
                    {label}
                  </span>
                  {isSelected && <Check size={16} className="shrink-0" aria-hidden />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

const WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

/** The weights that the family has. Of another one the closest is shown, as it is drawn. */
export function WeightField({
  title,
  family,
  value,
  isItalic,
  onChange,
}: {
  title: string;
  family: string;
  value: number;
  isItalic: boolean;
  onChange: (weight: number) => void;
}) {
  const { isReadOnly } = useEditing();
  const font = useFonts().find((one) => one.family === family);
  const style = isItalic ? "italic" : "normal";
  const known = (font?.variants ?? []).flatMap((variant) => parseVariant(variant) ?? []);
  const weights = WEIGHTS.filter((weight) => known.length === 0 || known.some((one) => one.weight === weight));
  const drawn = font ? closestVariant({ variants: font.variants, weight: value, style }) : null;
  const shown = (drawn === null ? null : parseVariant(drawn)?.weight) ?? value;
  return (
    <Select
      label={title}
      labelClass={SMALL_LABEL}
      className="[&_button]:text-sm"
      options={weights.map((weight) => ({ value: String(weight), label: texts.weights[weight] }))}
      value={String(shown)}
      isDisabled={isReadOnly}
      onChange={(weight) => onChange(Number(weight))}
    />
  );
}
