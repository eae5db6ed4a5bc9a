import type { FieldError } from "@tresen/contract/kit/errors";
import type { Layer } from "@tresen/contract/template/layer/layer";
import type { TemplateData } from "@tresen/contract/template/data/bind";
import type { FontBook } from "@tresen/contract/template/render/font/font-book";
import { createContext, useContext } from "react";
import type { DrawLayer } from "./data/drawer";
import type { Look } from "./model/layer-defaults";
import { type Editor, type EditorState, useEditorState } from "./state/editor";

/** What all parts of the editor know. */
export interface EditorParts {
  editor: Editor;
  /** The id of the template; `new` for a new one. */
  id: string;
  isReadOnly: boolean;
  look: Look;
  currency: string;
  /** The values of the example record; null while there are none. */
  data: TemplateData | null;
  /** In which its dates and times are written. */
  timeZone: string;
  /** The layer with the values of the example record. */
  bound: (layer: Layer) => Layer;
  draw: DrawLayer;
  fonts: FontBook | null;
  /** What is wrong with layers, by their ids. */
  warnings: ReadonlyMap<string, readonly string[]>;
  /** What was refused when it was saved, as long as it was not changed. */
  faults: readonly FieldError[];
}

export const EditorContext = createContext<EditorParts | null>(null);

export function useParts(): EditorParts {
  const parts = useContext(EditorContext);
  if (!parts) throw new Error("The parts of the editor are within it");
  return parts;
}

export function useEditing(): EditorParts & EditorState & EditorState["history"]["present"] {
  const parts = useParts();
  const state = useEditorState(parts.editor);
  return { ...parts, ...state, ...state.history.present };
}
