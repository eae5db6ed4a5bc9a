import { type KeyboardEvent, useEffect } from "react";
import { flushSync } from "react-dom";
import type { Reorder } from "../../../../admin/form/editors/list/use-reorder";
import { useStable } from "../../../../admin/form/use-stable";
import { useParts } from "../editor-context";
import { sectionsOf } from "../model/page-fields";
import { typeName } from "../model/section-words";
import { clipText, sectionOfText } from "./section-clip";
import type { SectionCommands } from "./use-section-commands";

/** The keys of a section that has the focus, and the clipboard of the system, by which other windows get it. */
export function useOutlineKeys({
  commands,
  move,
}: {
  commands: SectionCommands;
  move: Reorder["move"];
}): (event: KeyboardEvent) => void {
  const { page } = useParts();
  const onClipboard = useStable((event: ClipboardEvent) => {
    const focused = document.activeElement;
    const isOutline = focused?.closest("[data-outline]") !== null && focused !== null;
    if (!isOutline || event.defaultPrevented || page.fields().type === "simple") return;
    const place = placeOf(focused);
    if (event.type === "paste") {
      const section = sectionOfText(event.clipboardData?.getData("text/plain") ?? "") ?? commands.copied;
      if (!section) return;
      event.preventDefault();
      return runFocused(page, () =>
        commands.insert(structuredClone(section), (place ?? sectionsOf(page.fields()).length - 1) + 1),
      );
    }
    const section = place === null ? undefined : sectionsOf(page.fields())[place];
    if (place === null || !section) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", clipText(section));
    if (event.type === "copy") return commands.copy(place);
    runFocused(page, () => commands.cut(place));
  });
  useEffect(() => {
    const kinds = ["copy", "cut", "paste"] as const;
    for (const kind of kinds) document.addEventListener(kind, onClipboard);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onClipboard);
    };
  }, [onClipboard]);
  return (event) => {
    const place =
      event.target instanceof Element && event.target.matches("[data-place]") ? placeOf(event.target) : null;
    if (place === null) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const run = {
      Delete: () => commands.remove(place),
      "Ctrl+d": () => commands.duplicate(place),
      "Alt+ArrowUp": () => moveTo(place, place - 1),
      "Alt+ArrowDown": () => moveTo(place, place + 1),
      ArrowUp: () => choose(place - 1),
      ArrowDown: () => choose(place + 1),
    }[`${isCommand ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}${isCommand ? event.key.toLowerCase() : event.key}`];
    if (!run) return;
    event.preventDefault();
    runFocused(page, run);
  };

  function moveTo(from: number, to: number): void {
    const section = sectionsOf(page.fields())[from];
    if (section) move({ from, to, by: "row", name: typeName(section) });
  }

  function choose(place: number): void {
    if (place >= 0 && place < sectionsOf(page.fields()).length) page.choose(place);
  }
}

function placeOf(element: Element): number | null {
  const row = element.closest<HTMLElement>("[data-entry]");
  return row ? Number(row.dataset["entry"]) : null;
}

/**
 * Runs a command and gives the focus to the section that is chosen then, before the next key: one that is held down
 * comes sooner than the next frame of a slow device, and would meet the section that stands there now.
 */
function runFocused(page: ReturnType<typeof useParts>["page"], run: () => void): void {
  flushSync(run);
  const { chosen } = page.state().history.present;
  const row = document.querySelector<HTMLElement>(`[data-outline] [data-place="${chosen}"]`);
  (row ?? document.querySelector<HTMLElement>("[data-outline] button"))?.focus();
}
