import { LAYER_TYPE_LABELS } from "@tresen/contract/template/template.texts";
import type { LayerType } from "@tresen/contract/template/layer/layer";
import { showToast } from "../../../shared/toasts";
import { PlainButton } from "../../../shared/ui/button";
import { useEditing } from "../editor-context";
import { LAYERS } from "../model/design";
import type { Point } from "../model/geometry";
import { newLayer } from "../model/layer-defaults";
import { added, layerName } from "../model/layer-list";
import { COMMAND_TEXTS } from "../state/command.texts";
import { newId } from "../state/make-id";
import { PANEL_TEXTS as texts } from "./panel.texts";
import { TYPE_ICONS } from "./type-icons";

const TYPES = Object.keys(LAYER_TYPE_LABELS) as LayerType[];

/** One button for each kind of layers. A new one is near the middle of what is seen, in the look of the shop. */
export function AddPanel({ near, onAdded }: { near: () => Point; onAdded: () => void }) {
  const { editor, look, design } = useEditing();
  const add = (type: LayerType): void => {
    if (design.layers.length >= LAYERS)
      return showToast({ kind: "error", message: COMMAND_TEXTS.full(LAYERS), about: "template full" });
    const layer = newLayer({ type, design, look, makeId: newId, near: near() });
    editor.change((now) => added(now, [layer]), {
      select: [layer.id],
      say: COMMAND_TEXTS.added(layerName(layer)),
    });
    onAdded();
  };
  return (
    <div role="group" aria-label={texts.add} className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1">
      {TYPES.map((type) => {
        const Icon = TYPE_ICONS[type];
        return (
          <PlainButton
            key={type}
            aria-label={texts.addOf(LAYER_TYPE_LABELS[type])}
            onPress={() => add(type)}
            className="flex min-h-14 flex-col items-center justify-center gap-1 rounded-control border border-line px-0.5 py-1.5 text-xs tracking-tight hover:bg-sunken"
          >
            <Icon size={18} aria-hidden />
            <span className="max-w-full text-center hyphens-auto wrap-anywhere" lang="de">
              {LAYER_TYPE_LABELS[type]}
            </span>
          </PlainButton>
        );
      })}
    </div>
  );
}
