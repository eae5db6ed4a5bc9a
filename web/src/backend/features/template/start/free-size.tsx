import { TEMPLATE_PIXEL_LIMIT } from "@tresen/contract/template/template.rules";
import { type TemplateSize, pixelSize } from "@tresen/contract/template/size/presets";
import { TEMPLATE_MESSAGES, UNIT_LABELS } from "@tresen/contract/template/template.texts";
import { useRef, useState } from "react";
import { Button } from "../../../shared/ui/button";
import { Select } from "../../../shared/ui/select";
import { START_TEXTS as texts } from "../editor.texts";
import { NumberField } from "../panels/number-field";
import { SMALL_LABEL } from "../panels/small-label";

const MOST = 10_000;
const DPI = { px: 96, mm: 300 } as const;
const USUAL = { px: { width: 1200, height: 800 }, mm: { width: 100, height: 70 } } as const;

/** A size that no preset has: width, height and unit. */
export function FreeSize({ isDisabled, onStart }: { isDisabled: boolean; onStart: (size: TemplateSize) => void }) {
  const [size, setSize] = useState<TemplateSize>({ ...USUAL.px, unit: "px", dpi: DPI.px });
  const pixels = pixelSize(size);
  const isTooLarge = pixels.width * pixels.height > TEMPLATE_PIXEL_LIMIT;
  const fields = { least: 1, most: MOST, suffix: size.unit };
  const section = useRef<HTMLElement>(null);
  const impossible = useRef(new Set<"width" | "height">());
  const check = (name: "width" | "height") => (isValid: boolean) => {
    impossible.current[isValid ? "delete" : "add"](name);
  };
  const start = (): void => {
    // Its field says what is possible; the size before is not what the person wants.
    if (impossible.current.size === 0) onStart(size);
    else section.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  };
  return (
    <section
      ref={section}
      aria-label={texts.freeSize}
      className="flex flex-col gap-2 rounded-panel border border-line p-3"
    >
      <h2 className="text-sm font-semibold">{texts.freeSize}</h2>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-28">
          <NumberField
            {...fields}
            key={size.unit}
            label={texts.width}
            value={size.width}
            onChange={(width) => setSize({ ...size, width })}
            onCheck={check("width")}
          />
        </div>
        <div className="w-28">
          <NumberField
            {...fields}
            key={size.unit}
            label={texts.height}
            value={size.height}
            onChange={(height) => setSize({ ...size, height })}
            onCheck={check("height")}
          />
        </div>
        <Select
          label={texts.unit}
          labelClass={SMALL_LABEL}
          className="w-36 [&_button]:min-h-9 [&_button]:text-sm pointer-coarse:[&_button]:min-h-11"
          options={[
            { value: "px", label: UNIT_LABELS.px },
            { value: "mm", label: UNIT_LABELS.mm },
          ]}
          value={size.unit}
          onChange={(value) => {
            const unit = value === "mm" ? "mm" : "px";
            impossible.current.clear();
            // What was typed stays, in whichever unit it was meant.
            const { width, height } = USUAL[size.unit];
            const isTyped = size.width !== width || size.height !== height;
            setSize({ ...(isTyped ? size : USUAL[unit]), unit, dpi: DPI[unit] });
          }}
        />
        <Button size="sm" className="self-end" isDisabled={isDisabled || isTooLarge} onPress={start}>
          {texts.begin}
        </Button>
      </div>
      {isTooLarge && (
        <p role="alert" className="text-sm text-danger">
          {TEMPLATE_MESSAGES.tooManyPixels(TEMPLATE_PIXEL_LIMIT.toLocaleString("de"))}
        </p>
      )}
    </section>
  );
}
