import { useId } from "react";
import type { ImageSize } from "@tresen/contract/media/image-sizes";
import { smallHrefOf } from "../../../shared/template/image-href";
import { SvgPicture } from "../../../shared/template/svg-picture";
import type { TemplateValues } from "../../../shared/template/template-data";
import { useDesignFonts, usePicture } from "../../../shared/template/use-picture";
import type { Design } from "../model/design";
import { useFirstValues } from "./use-first-values";

const HREFS = { tiny: smallHrefOf("tiny"), small: smallHrefOf("small") } satisfies Partial<Record<ImageSize, unknown>>;

interface DrawnDesignProps {
  design: Design;
  /** How large its pictures are loaded. */
  size: keyof typeof HREFS;
}

/** A design in small, with the values of the first record of its source. A text beside it says what it is. */
export function DrawnDesign(props: DrawnDesignProps) {
  const values = useFirstValues(props.design.source);
  return values && <Drawn {...props} values={values} />;
}

function Drawn({ design, size, values }: DrawnDesignProps & { values: TemplateValues }) {
  const prefix = useId().replaceAll(/\W/g, "");
  const fonts = useDesignFonts(design);
  const picture = usePicture({ design, values, fonts, prefix: `${prefix}-`, hrefOf: HREFS[size] });
  if (!picture) return null;
  const { width, height } = design;
  return (
    <span className="grid size-full place-items-center [container-type:size]">
      <span
        className="block border border-line"
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100cqw, ${(width / height) * 100}cqh)` }}
      >
        <SvgPicture svg={picture.svg} background={design.background} label="" className="block size-full" />
      </span>
    </span>
  );
}
