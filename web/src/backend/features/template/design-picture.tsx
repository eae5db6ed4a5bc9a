import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { pixelSize } from "@tresen/contract/template/size/presets";
import { useMemo } from "react";
import { LayerPicture } from "./canvas/layer-picture";
import { useDrawing } from "./data/use-drawing";
import type { TemplateValues } from "../../shared/template/template-data";
import { useLook } from "./data/use-look";
import type { Design } from "./model/design";

/** A whole design as a picture. */
export function DesignPicture({
  design,
  values: given,
  prefix,
  label,
}: {
  design: Design;
  /** What it shows of a record; the values of the shop alone by default. */
  values?: TemplateValues;
  prefix: string;
  label: string;
}) {
  const { shop, currency } = useLook();
  const own = useMemo(() => ({ data: shop, timeZone: DEFAULT_TIME_ZONE, currency }), [shop, currency]);
  const values = given ?? own;
  const { bound, draw } = useDrawing({ design, values, prefix });
  const { width, height } = pixelSize(design);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="max-h-72 w-full border border-line forced-color-adjust-none"
      style={{ backgroundColor: design.background || undefined }}
    >
      {design.layers.map((layer) => (
        <LayerPicture key={layer.id} svg={draw(bound(layer)).svg} transform={undefined} />
      ))}
    </svg>
  );
}
