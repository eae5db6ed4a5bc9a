import type { ImageRef } from "@tresen/contract/media/image-fields";
import { useEffect, useRef } from "react";
import { useStable } from "../../../admin/form/use-stable";
import { useClip, writeClip } from "../../../admin/clipboard/clipboard";
import { showToast } from "../../../shared/toasts";
import { type LayersClip, LAYERS_KIND, clipOf, pasted, readClip } from "../model/clip";
import { LAYERS, chosenOf } from "../model/design";
import { added } from "../model/layer-list";
import { type Look, pictureLayer, textLayer } from "../model/layer-defaults";
import { commandOf } from "./commands";
import { COMMAND_TEXTS as texts } from "./command.texts";
import type { Editor } from "./editor";
import { newId } from "./make-id";

interface Asked {
  editor: Editor;
  /** The id of the template; `new` for a new one. */
  id: string;
  look: Look;
  isReadOnly: boolean;
  /** Stores pictures that were pasted. */
  upload: (file: File) => Promise<ImageRef | null>;
}

/**
 * Copying and pasting of layers, within a template, between templates and between windows: through the clipboard of the
 * system as text, and through that of the session where the system's is not readable, as from a button.
 */
export function useClipboard({ editor, id, look, isReadOnly, upload }: Asked) {
  const clip = useClip(LAYERS_KIND);
  /** How often the same layers were pasted: each time they stand a little further. */
  const times = useRef({ text: "", count: 0 });

  const taken = (): LayersClip | null => {
    const design = editor.design();
    const layers = chosenOf(design, editor.selection());
    return layers.length === 0 ? null : clipOf({ layers, design, from: id });
  };
  const keep = (copied: LayersClip): string => {
    writeClip({ kind: LAYERS_KIND, value: copied });
    times.current = { text: "", count: 0 };
    editor.say(texts.copied(copied.layers.length));
    return JSON.stringify(copied);
  };
  const put = (layers: Parameters<typeof added>[1], say: string): void => {
    const room = LAYERS - editor.design().layers.length;
    if (layers.length > room) {
      showToast({ kind: "error", message: texts.full(LAYERS), about: "template full" });
      return;
    }
    editor.change((design) => added(design, layers), { select: layers.map((layer) => layer.id), say });
  };
  const pasteClip = (found: LayersClip): void => {
    const text = JSON.stringify(found);
    const count = times.current.text === text ? times.current.count + 1 : 0;
    times.current = { text, count };
    const { layers, unbound } = pasted({ clip: found, design: editor.design(), id, count, makeId: newId });
    put(layers, texts.pasted(layers.length));
    if (unbound > 0) showToast({ kind: "success", message: texts.unbound(unbound), stays: 8000 });
  };
  const pasteFile = async (file: File): Promise<void> => {
    const image = await upload(file);
    if (image) put([pictureLayer({ image, design: editor.design(), look, makeId: newId })], texts.pasted(1));
  };

  const copyTo = useStable((event: ClipboardEvent) => {
    const copied = isInEditor(event) ? taken() : null;
    if (!copied) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", keep(copied));
    if (event.type === "cut" && !isReadOnly) commandOf("remove").run(editor);
  });
  const pasteFrom = useStable((event: ClipboardEvent) => {
    if (isReadOnly || !isInEditor(event) || !event.clipboardData) return;
    const text = event.clipboardData.getData("text/plain");
    const found = readClip(text);
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"));
    event.preventDefault();
    if (found) pasteClip(found);
    else if (files.length > 0) for (const file of files) void pasteFile(file);
    else if (text.trim() !== "")
      put([textLayer({ text: text.trim(), design: editor.design(), look, makeId: newId })], texts.pasted(1));
    else {
      const kept = readClip(clip);
      if (kept) pasteClip(kept);
    }
  });
  useEffect(() => {
    document.addEventListener("copy", copyTo);
    document.addEventListener("cut", copyTo);
    document.addEventListener("paste", pasteFrom);
    return () => {
      document.removeEventListener("copy", copyTo);
      document.removeEventListener("cut", copyTo);
      document.removeEventListener("paste", pasteFrom);
    };
  }, [copyTo, pasteFrom]);

  return {
    /** For buttons: without a key the system's clipboard is written where that is allowed. */
    copy: (): void => {
      const copied = taken();
      if (copied) void writeSystem(keep(copied));
    },
    cut: (): void => {
      const copied = taken();
      if (!copied) return;
      void writeSystem(keep(copied));
      commandOf("remove").run(editor);
    },
    paste: (): void => {
      const kept = readClip(clip);
      if (kept) pasteClip(kept);
      else editor.say(texts.nothingToPaste);
    },
    canPaste: clip !== undefined,
    addFiles: (files: Iterable<File>): void => {
      for (const file of files) if (file.type.startsWith("image/")) void pasteFile(file);
    },
  };
}

async function writeSystem(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // It is not allowed here: the session's clipboard has the layers.
  }
}

/** Whether the keys belong to the page and its layers: not to a field in which text is copied, or to a dialog. */
export function isInEditor({ target }: { target: EventTarget | null }): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, [contenteditable='true'], [role=dialog], [role=alertdialog]"))
    return false;
  return target === document.body || target.closest("[data-template-editor]") !== null;
}
