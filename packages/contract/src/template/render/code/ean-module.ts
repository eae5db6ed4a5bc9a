import type { Layer } from "../../layer/layer";
import { eanDigits } from "./bars";

/** The light modules on the left and right of a code, as their standards say. */
export const QUIET_ZONES = { ean13: [11, 7], ean8: [7, 7], code128: [10, 10] } as const;

/** In millimetres: 80 % of the usual width. Source: GS1 General Specifications, 5.2, symbols at points of sale. */
export const LEAST_EAN_MODULE = 0.264;

/** The modules of the bars of an EAN by the number of its digits, with their quiet zones. */
const MODULES: Readonly<Record<number, number>> = {
  13: 95 + QUIET_ZONES.ean13[0] + QUIET_ZONES.ean13[1],
  8: 67 + QUIET_ZONES.ean8[0] + QUIET_ZONES.ean8[1],
};

/**
 * How wide the thinnest bar of the EANs among bound layers is; infinite where there is none.
 * @param scale how long a unit of the template is where it is printed.
 */
export function thinnestBar({ layers, scale }: { layers: readonly Layer[]; scale: number }): number {
  const widths = layers.flatMap((layer) => {
    if (layer.type !== "barcode" || layer.value.kind !== "ean" || !layer.isVisible) return [];
    const modules = MODULES[eanDigits(layer.value.content)?.length ?? 0];
    return modules === undefined ? [] : [(layer.width * scale) / modules];
  });
  return Math.min(...widths);
}
