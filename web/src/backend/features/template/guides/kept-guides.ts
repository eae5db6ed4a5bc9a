import { useEffect } from "react";
import { keepValue, readKept } from "../../../shared/kept/kept-value";
import { type Guide, readGuides } from "../model/guides";
import type { Editor } from "../state/editor";

interface Place {
  /** The person and the template: `new` for a new one. */
  user: string;
  id: string;
}

const keyOf = ({ user, id }: Place): string => `template-guides-${user}-${id}`;

/** The guides of a template, as this browser keeps them for a person. */
export function keptGuides(place: Place): readonly Guide[] {
  return readGuides(readKept(keyOf(place)));
}

function keepGuides({ guides, ...place }: Place & { guides: readonly Guide[] }): void {
  keepValue(keyOf(place), guides.length > 0 ? guides : null);
}

/** Keeps the guides whenever they change. Those of a new template become its own when it is saved. */
export function useKeptGuides({ editor, user, id }: Place & { editor: Editor }): void {
  useEffect(() => {
    let before = editor.guides();
    if (id !== "new") {
      const begun = keptGuides({ user, id: "new" });
      if (begun.length > 0 && begun.length === before.length) {
        keepGuides({ user, id: "new", guides: [] });
        keepGuides({ user, id, guides: before });
      }
    }
    return editor.subscribe(() => {
      const guides = editor.guides();
      if (guides === before) return;
      before = guides;
      keepGuides({ user, id, guides });
    });
  }, [editor, user, id]);
}
