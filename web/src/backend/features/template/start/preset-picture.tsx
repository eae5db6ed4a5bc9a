import type { PRESETS } from "@tresen/contract/template/size/presets";
import { useMemo } from "react";
import { DrawnDesign } from "../list/drawn-design";
import type { Look } from "../model/layer-defaults";
import { exampleDesign } from "./example-design";

/** The example with which a template of a size begins. */
export function PresetPicture({ preset, look }: { preset: keyof typeof PRESETS; look: Look }) {
  const design = useMemo(() => exampleDesign({ preset, look }), [preset, look]);
  return (
    <span aria-hidden className="grid size-24 place-items-center">
      <DrawnDesign design={design} size="small" />
    </span>
  );
}
