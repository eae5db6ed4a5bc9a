import type { Layer } from "@tresen/contract/template/layer/layer";
import type { PointerEvent } from "react";
import { isPlain } from "../../../admin/model/draft";
import { hrefOf } from "../../../shared/template/image-href";
import { useEditing } from "../editor-context";
import { NumberField } from "./number-field";
import { PANEL_TEXTS as texts } from "./panel.texts";
import { SMALL_LABEL } from "./small-label";

/** The point of a picture that stays in sight where it is cut: pressed on the picture, or typed as two percentages. */
export function FocusField({
  title,
  layer,
  value,
  onChange,
}: {
  title: string;
  layer: Layer;
  value: unknown;
  onChange: (value: { x: number; y: number }, merge?: string) => void;
}) {
  const { bound, isReadOnly } = useEditing();
  const shown = bound(layer);
  const image = shown.type === "image" ? shown.value.image : null;
  const focus = isPlain(value) ? { x: Number(value["x"]), y: Number(value["y"]) } : { x: 0.5, y: 0.5 };
  if (!image || shown.type !== "image" || shown.value.fit === "contain") return null;
  const press = (event: PointerEvent<HTMLDivElement>): void => {
    if (isReadOnly || (event.type === "pointermove" && event.buttons !== 1)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const share = (place: number): number => Math.round(Math.min(1, Math.max(0, place)) * 1000) / 1000;
    onChange({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) }, "pressed");
  };
  const percent = (axis: "x" | "y", label: string) => (
    <NumberField
      label={label}
      value={Math.round(focus[axis] * 1000) / 10}
      least={0}
      most={100}
      suffix="%"
      isDisabled={isReadOnly}
      onChange={(share) => onChange({ ...focus, [axis]: share / 100 })}
    />
  );
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-1">
      <span aria-hidden className={SMALL_LABEL}>
        {title}
      </span>
      <div
        onPointerDown={press}
        onPointerMove={press}
        className="relative w-full cursor-crosshair touch-none self-start overflow-hidden rounded-control"
      >
        <img src={hrefOf(image)} alt="" draggable={false} className="block max-h-48 w-full object-fill" />
        <span
          className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-white outline-2 outline-black"
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
        />
      </div>
      <p className="text-xs text-muted">{texts.focusHint}</p>
      <div className="grid grid-cols-2 gap-2">
        {percent("x", texts.across)}
        {percent("y", texts.down)}
      </div>
    </div>
  );
}
