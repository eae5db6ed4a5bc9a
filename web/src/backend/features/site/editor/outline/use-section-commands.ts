import type { SectionType } from "@tresen/contract/site/sections";
import { useMemo } from "react";
import { showToast } from "../../../../shared/toasts";
import { useParts } from "../editor-context";
import { OUTLINE_TEXTS as texts } from "../editor.texts";
import { newSection } from "../model/section-start";
import { type PageSection, sectionsOf } from "../model/page-fields";
import { inserted, movedTo, removed, toggled } from "../model/page-state";
import { typeName } from "../model/section-words";
import { copySection, useCopiedSection } from "./section-clip";

export type SectionCommands = ReturnType<typeof useSectionCommands>;

/** What is done with sections, each as one step that can be undone. */
export function useSectionCommands() {
  const { page } = useParts();
  const copied = useCopiedSection();
  const commands = useMemo(() => {
    const at = (place: number): PageSection | undefined => sectionsOf(page.fields())[place];
    const insert = (section: PageSection, place: number): void => {
      const { fields, chosen } = inserted(page.fields(), { section, place });
      page.change(fields, chosen);
    };
    const remove = (place: number): void => {
      const section = at(place);
      if (!section) return;
      const { fields, chosen } = removed(page.fields(), place);
      page.change(fields, chosen);
      showToast({
        kind: "success",
        message: texts.removed(typeName(section)),
        undo: () => insert(section, place),
        about: "section removed",
      });
    };
    const copy = (place: number): void => {
      const section = at(place);
      if (!section) return;
      copySection(section);
      showToast({ kind: "success", message: texts.copied(typeName(section)), about: "section copied" });
    };
    return {
      insert,
      remove,
      copy,
      add: (type: SectionType, place: number): void => insert(newSection(type), place),
      cut: (place: number): void => {
        copy(place);
        remove(place);
      },
      duplicate: (place: number): void => {
        const section = at(place);
        if (section) insert(structuredClone(section), place + 1);
      },
      toggle: (place: number): void => page.change(toggled(page.fields(), place), place),
      move: (from: number, to: number): void => {
        if (to < 0 || to >= sectionsOf(page.fields()).length || from === to) return;
        const { fields, chosen } = movedTo(page.fields(), { from, to });
        page.change(fields, chosen);
      },
    };
  }, [page]);
  return { ...commands, copied };
}
