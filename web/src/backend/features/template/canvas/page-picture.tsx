import type { Layer } from "@tresen/contract/template/layer/layer";
import { pixelsPerUnit } from "@tresen/contract/template/size/presets";
import { useMemo } from "react";
import { useEditing } from "../editor-context";
import type { Preview } from "./gesture";
import { LayerPicture } from "./layer-picture";
import type { View } from "./view";

const CHECKS = "[background:repeating-conic-gradient(#d9d6d0_0_25%,#ffffff_0_50%)_0_0/16px_16px]";

/** The page as it will be: its background and its layers, with those that are being pulled where they would be. */
export function PagePicture({ view, preview }: { view: View; preview: Preview | null }) {
  const { design, editing, bound, draw, warnings } = useEditing();
  const pixels = pixelsPerUnit(design);
  const pulled = useMemo(() => new Map(preview?.layers.map((layer) => [layer.id, layer])), [preview]);
  const motion = preview?.motion ? motionOf(preview.motion, pixels) : undefined;
  const isCopy = preview?.isCopy === true;
  const drawn = (layer: Layer): string => {
    const shown = bound(layer);
    const isEmpty = shown.type === "image" && shown.isVisible && !shown.value.image;
    // Where the record has no picture, what stands in for it is seen.
    return isEmpty && (!layer.bindings["image"] || warnings.has(layer.id))
      ? emptyPlace(shown, pixels)
      : draw(shown).svg;
  };
  return (
    <>
      <div
        className={`pointer-events-none absolute origin-top-left shadow-panel forced-color-adjust-none forced-colors:outline ${design.background.length === 7 ? "" : CHECKS}`}
        style={{
          left: view.x,
          top: view.y,
          width: design.width * view.scale,
          height: design.height * view.scale,
          backgroundColor: design.background || undefined,
        }}
      />
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full forced-color-adjust-none">
        <g data-layers transform={`translate(${view.x} ${view.y}) scale(${view.scale / pixels})`}>
          {design.layers.map((layer) => {
            if (layer.id === editing) return null;
            const moved = isCopy ? undefined : pulled.get(layer.id);
            return (
              <LayerPicture
                key={layer.id}
                svg={drawn(moved && !motion ? moved : layer)}
                transform={moved ? motion : undefined}
              />
            );
          })}
          {isCopy &&
            design.layers
              .filter(({ id }) => pulled.has(id))
              .map((layer) => <LayerPicture key={`copy ${layer.id}`} svg={drawn(layer)} transform={motion} />)}
        </g>
      </svg>
    </>
  );
}

/** A grey place for a picture that is not chosen yet. It is seen in the editor alone. */
function emptyPlace({ x, y, width, height, rotation }: Layer, pixels: number): string {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((length) => length * pixels) as Corners;
  const turn = `rotate(${rotation} ${(left + right) / 2} ${(top + bottom) / 2})`;
  const line = Math.max(1, Math.min(right - left, bottom - top) * 0.01);
  return (
    `<g transform="${turn}"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#bdb8b0"/>` +
    `<path d="M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}" stroke="#8a857d" stroke-width="${line}"/></g>`
  );
}
type Corners = [number, number, number, number];

function motionOf({ by, degrees, around }: NonNullable<Preview["motion"]>, pixels: number): string {
  return degrees === 0
    ? `translate(${by.x * pixels} ${by.y * pixels})`
    : `rotate(${degrees} ${around.x * pixels} ${around.y * pixels})`;
}
