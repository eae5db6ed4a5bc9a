import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { PRESETS, type TemplateSize } from "@tresen/contract/template/size/presets";
import { PRESET_LABELS } from "@tresen/contract/template/template.texts";
import type { Layer } from "@tresen/contract/template/layer/layer";
import { START_TEXTS as texts } from "../editor.texts";
import type { Design } from "../model/design";
import { rounded } from "../model/geometry";
import { type Look, newLayer, textLayer } from "../model/layer-defaults";
import { withValues } from "../model/scale";
import { newId } from "../state/make-id";

/** A new template of a preset, or of a free size, with an example to change, in the look of the shop: a coloured head with a title, and a text. */
export function exampleDesign({
  preset,
  look,
  size,
}: {
  preset: Design["preset"];
  look: Look;
  /** Of a free one. */
  size?: TemplateSize;
}): Design {
  const design = imageTemplates.fields.parse({
    name: texts.name(PRESET_LABELS[preset]),
    identifier: identifierOf(preset),
    preset,
    ...(preset === "free" ? size : PRESETS[preset]),
  });
  const { width, height } = design;
  const short = Math.min(width, height);
  const edge = short * 0.06;
  const make = { design, look, makeId: newId };
  const head = withValues(placed(newLayer({ ...make, type: "shape" }), { x: 0, y: 0, width, height: height * 0.4 }), {
    fill: look.primary,
  });
  const title = withValues(
    placed(textLayer({ ...make, text: texts.exampleTitle }), {
      ...{ x: edge, y: height * 0.4 - short * 0.2, width: width - edge * 2, height: short * 0.16 },
    }),
    { color: look.primaryText, size: rounded(short * 0.12), verticalAlign: "bottom" },
  );
  const text = withValues(
    placed(textLayer({ ...make, text: texts.exampleText }), {
      ...{ x: edge, y: height * 0.4 + edge, width: width - edge * 2, height: height * 0.6 - edge * 2 },
    }),
    { weight: 400, font: look.font, size: rounded(short * 0.055) },
  );
  return { ...design, layers: [head, title, text] };
}

function placed(layer: Layer, box: { x: number; y: number; width: number; height: number }): Layer {
  return {
    ...layer,
    x: rounded(box.x),
    y: rounded(box.y),
    width: rounded(box.width),
    height: rounded(box.height),
  };
}

/** An identifier that is free in practice: the size with the time in seconds. */
const identifierOf = (preset: string): string =>
  `${preset.toLowerCase()}-${Math.floor(Date.now() / 1000).toString(36)}`;
