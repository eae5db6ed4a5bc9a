import { useState } from "react";
import { PREVIEW_PAGE } from "../../../shared/preview/page-preview";
import type { ShownPart } from "../../../shared/preview/part-preview";
import { Choice } from "./choice";
import { PART_TEXTS } from "./part-preview.texts";
import { useShownPart } from "./use-shown-part";

const WIDTHS = ["phone", "wide"] as const;

/** A part of the shop as it would be with what is typed, drawn by the shop's own components in a frame. */
export function PartPreview({ part }: { part: ShownPart }) {
  const frame = useShownPart(part);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>("wide");
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Choice
        label={PART_TEXTS.width}
        options={WIDTHS.map((value) => ({ value, label: PART_TEXTS.widths[value] }))}
        value={width}
        onChange={setWidth}
      />
      <iframe
        ref={frame}
        src={PREVIEW_PAGE}
        title={PART_TEXTS.frame}
        className={`h-96 w-full rounded-panel border border-line bg-surface ${width === "phone" ? "max-w-[360px]" : ""}`}
      />
    </div>
  );
}
