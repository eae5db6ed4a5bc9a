import type { LayerOf } from "@tresen/contract/template/layer/layer";
import { useEffect, useRef } from "react";
import { cssFamily } from "../../../shared/template/fonts";
import { useEditing } from "../editor-context";
import { changed } from "../model/design";
import { middleOf } from "../model/geometry";
import { withValues } from "../model/scale";
import { CANVAS_TEXTS as texts } from "./canvas.texts";
import { type View, toScreen } from "./view";

/** The text of a layer, edited in its place on the page. The renderer draws it again when the field is left. */
export function TextBox({
  layer,
  view,
  onLeave,
  onClose,
}: {
  layer: LayerOf<"text">;
  view: View;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
  /** Escape: the focus goes back to the page. */
  onClose: () => void;
}) {
  const { editor } = useEditing();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const { value } = layer;
  const middle = toScreen(view, middleOf(layer));
  const set = (text: string): void =>
    editor.change((design) => changed(design, { ids: [layer.id], change: (one) => withValues(one, { text }) }), {
      merge: `${layer.id} text ${text.split(/\s+/).length}`,
    });
  return (
    <textarea
      ref={field}
      aria-label={texts.editText}
      value={value.text}
      maxLength={2000}
      spellCheck
      onChange={(event) => set(event.target.value)}
      onBlur={onLeave}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="absolute resize-none overflow-auto rounded-sm bg-surface/95 p-0 text-ink outline-2 outline-action"
      style={{
        left: middle.x,
        top: middle.y,
        width: Math.max(40, layer.width * view.scale),
        height: Math.max(28, layer.height * view.scale),
        transform: `translate(-50%, -50%) rotate(${layer.rotation}deg)`,
        fontFamily: `"${cssFamily(value.font)}", sans-serif`,
        fontSize: Math.max(8, value.size * view.scale),
        fontWeight: value.weight,
        fontStyle: value.isItalic ? "italic" : "normal",
        lineHeight: value.lineHeight,
        textAlign: value.align,
        textTransform: value.isUpperCase ? "uppercase" : "none",
      }}
    />
  );
}
