import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { TEMPLATE_SOURCES, type TemplateSource } from "@tresen/contract/template/data/field-kinds";
import { PRESETS, type TemplateSize, pixelSize } from "@tresen/contract/template/size/presets";
import { TEMPLATE_PIXEL_LIMIT } from "@tresen/contract/template/template.rules";
import { SOURCE_LABELS, TEMPLATE_MESSAGES } from "@tresen/contract/template/template.texts";
import { ArrowLeftRight } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button, IconButton } from "../../../shared/ui/button";
import { ConfirmDialog, Dialog } from "../../../shared/ui/dialog";
import { Input } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { useEditing } from "../editor-context";
import type { Design } from "../model/design";
import { withSize } from "../model/scale";
import { lostBindings, withSource } from "../model/source";
import { ColorField } from "./color-field";
import { NumberField } from "./number-field";
import { PANEL_TEXTS as texts } from "./panel.texts";
import { propertiesOf } from "./property";
import { Section } from "./section";
import { SMALL_LABEL } from "./small-label";

/** Milliseconds in which a dialog closes and gives the focus back, if it can. */
const DIALOG_CLOSING = 60;

type Resizing = { size: TemplateSize; preset: Design["preset"] };

/** The template itself: its names, size, background, and the records whose values it shows. */
export function PagePanel() {
  const { design, editor, isReadOnly, faults } = useEditing();
  const properties = useMemo(() => new Map(propertiesOf(imageTemplates.fields).map((one) => [one.key, one])), []);
  const titleOf = (key: string): string => properties.get(key)?.title ?? "";
  const [asked, setAsked] = useState<Resizing | null>(null);
  const [source, setSource] = useState<TemplateSource | null>(null);
  const set = (changes: Partial<Design>, merge: string): void =>
    editor.change((now) => ({ ...now, ...changes }), { merge: `page ${merge}` });
  const panel = useRef<HTMLDivElement>(null);
  /** The control that has asked, to which the focus returns. */
  const asking = useRef<string | null>(null);
  const resize = (wanted: Resizing): void => {
    if (design.layers.length > 0) {
      const control = document.activeElement?.closest<HTMLElement>("[data-field]");
      asking.current = control?.dataset["field"] ?? "preset";
      setAsked(wanted);
    } else editor.change((now) => withSize(now, { ...wanted, fitting: "keep" }));
  };
  const answer = (fitting: "keep" | "scale"): void => {
    if (asked) editor.change((now) => withSize(now, { ...asked, fitting }));
    close();
  };
  const close = (): void => {
    setAsked(null);
    // A list or a field that has closed with the question cannot take the focus back itself.
    setTimeout(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const field = panel.current?.querySelector(`[data-field="${asking.current}"]`);
      field?.querySelector<HTMLElement>("input, button")?.focus();
    }, DIALOG_CLOSING);
  };
  const errorOf = (key: string): string | undefined => faults.find(({ field }) => field === key)?.message;
  const pixels = pixelSize(design);
  const isTooLarge = pixels.width * pixels.height > TEMPLATE_PIXEL_LIMIT;
  const presets = properties.get("preset")?.field;
  const size = { width: design.width, height: design.height, unit: design.unit, dpi: design.dpi };
  const setSize = (changes: Partial<TemplateSize>): void => resize({ size: { ...size, ...changes }, preset: "free" });
  const choosePreset = (chosen: string): void => {
    const known = new Map<string, TemplateSize>(Object.entries(PRESETS)).get(chosen);
    const preset = imageTemplates.fields.shape.preset.safeParse(chosen).data ?? "free";
    if (known) resize({ size: known, preset });
    else editor.change((now) => ({ ...now, preset }));
  };
  const chooseSource = (value: string): void => {
    const chosen = TEMPLATE_SOURCES.find((one) => one === value);
    if (!chosen) return;
    if (lostBindings(design, chosen) > 0) setSource(chosen);
    else editor.change((now) => withSource(now, chosen));
  };
  return (
    <div ref={panel} className="flex flex-col gap-4 p-3">
      <h2 className="text-sm font-semibold">{texts.template}</h2>
      <div data-field="name">
        <Input
          label={titleOf("name")}
          value={design.name}
          required
          readOnly={isReadOnly}
          error={errorOf("name")}
          onChange={(name) => set({ name }, "name")}
          className="text-sm"
        />
      </div>
      <div data-field="identifier">
        <Input
          label={titleOf("identifier")}
          value={design.identifier}
          required
          readOnly={isReadOnly}
          spellCheck={false}
          error={errorOf("identifier")}
          onChange={(identifier) => set({ identifier }, "identifier")}
          className="text-sm"
        />
      </div>
      <Section title={texts.page}>
        <div data-field="preset">
          <Select
            label={titleOf("preset")}
            labelClass={SMALL_LABEL}
            className="[&_button]:text-sm"
            options={presets?.kind === "enum" ? presets.choices : []}
            value={design.preset}
            isDisabled={isReadOnly}
            onChange={choosePreset}
          />
        </div>
        <div className="grid grid-cols-2 items-start gap-2">
          <SizeField
            name="width"
            title={titleOf("width")}
            value={design.width}
            unit={design.unit}
            error={errorOf("width")}
            onChange={(width) => setSize({ width })}
          />
          <SizeField
            name="height"
            title={titleOf("height")}
            value={design.height}
            unit={design.unit}
            error={errorOf("height")}
            onChange={(height) => setSize({ height })}
          />
          <div data-field="unit">
            <Select
              label={titleOf("unit")}
              labelClass={SMALL_LABEL}
              className="[&_button]:min-h-9 [&_button]:text-sm pointer-coarse:[&_button]:min-h-11"
              options={choicesOf(properties.get("unit"))}
              value={design.unit}
              isDisabled={isReadOnly}
              onChange={(unit) => setSize(inUnit(size, unit === "mm" ? "mm" : "px"))}
            />
          </div>
          <SizeField
            name="dpi"
            title={titleOf("dpi")}
            value={design.dpi}
            unit="dpi"
            error={errorOf("dpi")}
            onChange={(dpi) => setSize({ dpi: Math.round(dpi) })}
          />
        </div>
        <div className="flex items-center gap-2">
          <p role="status" className={`flex-1 text-xs ${isTooLarge ? "text-danger" : "text-muted"}`}>
            {texts.pixels(pixels)}
            {isTooLarge && ` ${TEMPLATE_MESSAGES.tooManyPixels(TEMPLATE_PIXEL_LIMIT.toLocaleString("de"))}`}
          </p>
          <IconButton
            label={texts.swap}
            isDisabled={isReadOnly}
            onPress={() => setSize({ width: design.height, height: design.width })}
          >
            <ArrowLeftRight size={16} aria-hidden />
          </IconButton>
        </div>
        <ColorField
          title={titleOf("background")}
          value={design.background}
          onChange={(background, merge = "chosen") => set({ background }, `background ${merge}`)}
        />
      </Section>
      <Section title={texts.values}>
        <Select
          label={titleOf("source")}
          labelClass={SMALL_LABEL}
          className="[&_button]:text-sm"
          options={TEMPLATE_SOURCES.map((value) => ({ value, label: SOURCE_LABELS[value] }))}
          value={design.source}
          isDisabled={isReadOnly}
          onChange={chooseSource}
        />
        {design.source === "none" && <p className="text-xs text-muted">{texts.noSourceHint}</p>}
      </Section>
      {asked && (
        <Dialog
          isOpen
          onClose={close}
          role="alertdialog"
          title={texts.scaleTitle}
          footer={
            <>
              <Button variant="ghost" onPress={close}>
                {COMMON_TEXTS.cancel}
              </Button>
              <Button onPress={() => answer("keep")}>{texts.scaleKeep}</Button>
              <Button variant="primary" autoFocus onPress={() => answer("scale")}>
                {texts.scaleFit}
              </Button>
            </>
          }
        >
          <p className="text-muted">{texts.scaleText}</p>
        </Dialog>
      )}
      <ConfirmDialog
        isOpen={source !== null}
        onClose={() => setSource(null)}
        onConfirm={() => source && editor.change((now) => withSource(now, source))}
        title={texts.sourceTitle}
        confirmLabel={texts.sourceChange}
      >
        {source && texts.sourceText(lostBindings(design, source))}
      </ConfirmDialog>
    </div>
  );
}

const choicesOf = (property: { field: { kind: string } } | undefined) =>
  property && "choices" in property.field && Array.isArray(property.field.choices)
    ? (property.field.choices as { value: string; label: string }[])
    : [];

/** A length of the page is taken when the field is left, since the layers may grow with it. */
function SizeField({
  name,
  title,
  value,
  unit,
  error,
  onChange,
}: {
  /** Of the template's field. */
  name: string;
  title: string;
  value: number;
  unit: string;
  error: string | undefined;
  onChange: (value: number) => void;
}) {
  const { isReadOnly } = useEditing();
  const [typed, setTyped] = useState<number | null>(null);
  const take = (): void => {
    if (typed !== null && typed !== value) onChange(typed);
    setTyped(null);
  };
  return (
    <div data-field={name} onBlur={take} onKeyDown={(event) => event.key === "Enter" && take()}>
      <NumberField
        label={title}
        value={typed ?? value}
        least={unit === "dpi" ? 36 : 1}
        most={unit === "dpi" ? 600 : 10_000}
        suffix={unit}
        isDisabled={isReadOnly}
        error={error}
        onChange={setTyped}
      />
    </div>
  );
}

/** The same size in another unit. */
function inUnit(size: TemplateSize, unit: TemplateSize["unit"]): TemplateSize {
  if (unit === size.unit) return size;
  const inch = 25.4;
  const factor = unit === "mm" ? inch / size.dpi : size.dpi / inch;
  const digits = unit === "mm" ? 10 : 1;
  const of = (length: number): number => Math.max(1, Math.round(length * factor * digits) / digits);
  return { ...size, unit, width: of(size.width), height: of(size.height) };
}
