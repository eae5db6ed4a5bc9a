import type { PRESET_LABELS } from "../template.texts";

export interface TemplateSize {
  width: number;
  height: number;
  unit: "px" | "mm";
  dpi: number;
}

type Preset = Exclude<keyof typeof PRESET_LABELS, "free">;

/** The sizes that people choose by name. Labels have the sizes of those on the usual sheets. */
export const PRESETS: Readonly<Record<Preset, TemplateSize>> = {
  instagram: { width: 1080, height: 1080, unit: "px", dpi: 96 },
  story: { width: 1080, height: 1920, unit: "px", dpi: 96 },
  a4: { width: 210, height: 297, unit: "mm", dpi: 150 },
  a6: { width: 148, height: 105, unit: "mm", dpi: 300 },
  label: { width: 99.1, height: 57, unit: "mm", dpi: 300 },
  labelSmall: { width: 45.7, height: 21.2, unit: "mm", dpi: 300 },
  fullHd: { width: 1920, height: 1080, unit: "px", dpi: 96 },
  uhd: { width: 3840, height: 2160, unit: "px", dpi: 96 },
  portraitTv: { width: 1080, height: 1920, unit: "px", dpi: 96 },
};

/** Whether a preset is one of labels. */
export const isLabelPreset = (preset: string): boolean => preset === "label" || preset === "labelSmall";

const INCH = 25.4;

/** The pixels of a picture of this size. Millimetres become pixels by the resolution, pixels are what they are. */
export function pixelSize({ width, height, unit, dpi }: TemplateSize): { width: number; height: number } {
  const scale = pixelsPerUnit({ unit, dpi });
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** How many pixels one unit of the template has. */
export function pixelsPerUnit({ unit, dpi }: Pick<TemplateSize, "unit" | "dpi">): number {
  return unit === "mm" ? dpi / INCH : 1;
}
