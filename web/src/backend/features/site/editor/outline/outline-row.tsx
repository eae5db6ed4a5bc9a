import { CircleAlert, EllipsisVertical, EyeOff, GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { ENTRY_TEXTS } from "../../../../admin/form/editors/editor.texts";
import { DRAGGED, type Reorder } from "../../../../admin/form/editors/list/use-reorder";
import { Menu } from "../../../../shared/ui/menu";
import { TriggerIcon } from "../../../../shared/ui/trigger-button";
import { useParts } from "../editor-context";
import { OUTLINE_TEXTS as texts } from "../editor.texts";
import type { PageSection } from "../model/page-fields";
import { iconOf } from "../model/section-types";
import { firstWords, typeName } from "../model/section-words";
import { focusFields } from "./focus-fields";
import { QUIET, rowLook } from "./row-look";
import { sectionMenu } from "./section-menu";
import type { SectionCommands } from "./use-section-commands";

const HANDLE =
  "grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-sunken " +
  "hover:text-ink active:cursor-grabbing pointer-coarse:size-11";

interface OutlineRowProps {
  section: PageSection;
  place: number;
  count: number;
  isChosen: boolean;
  isFaulty: boolean;
  commands: SectionCommands;
  reorder: Reorder;
}

/** One section: its handle, what it is and begins with, and its commands. */
export function OutlineRow({ section, place, count, isChosen, isFaulty, commands, reorder }: OutlineRowProps) {
  const { page } = useParts();
  const Icon = iconOf(section.type);
  const [name, words] = [typeName(section), firstWords(section)];
  const title = `${place + 1}. ${name}`;
  const onHandleKey = (event: KeyboardEvent): void => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    reorder.move({ from: place, to, by: "handle", name });
  };
  return (
    <li data-entry={place} className={`flex items-center rounded-control ${DRAGGED} ${rowLook(isChosen)}`}>
      <button
        type="button"
        data-move="handle"
        aria-label={ENTRY_TEXTS.drag(title)}
        title={ENTRY_TEXTS.dragHint}
        onPointerDown={({ button, nativeEvent }) => {
          if (button === 0) reorder.drag({ from: place, pointer: nativeEvent, name });
        }}
        onKeyDown={onHandleKey}
        className={HANDLE}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <button
        type="button"
        data-place={place}
        data-move="row"
        aria-current={isChosen}
        onClick={() => (isChosen ? focusFields() : page.choose(place))}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-start"
      >
        <Icon size={18} aria-hidden className="shrink-0" />
        <span
          className={`flex min-w-0 flex-1 flex-col ${section.isHidden ? "opacity-70 forced-colors:opacity-100" : ""}`}
        >
          <span className="text-sm font-medium wrap-break-word">{name}</span>
          {words && <span className={`truncate text-xs ${QUIET}`}>{words}</span>}
        </span>
        {section.isHidden && (
          <span className="shrink-0" title={texts.hidden}>
            <EyeOff size={16} aria-hidden />
            <span className="sr-only">{texts.hidden}</span>
          </span>
        )}
        {isFaulty && (
          <span className="shrink-0 text-danger forced-colors:text-inherit" title={texts.faulty}>
            <CircleAlert size={16} aria-hidden />
            <span className="sr-only">{texts.faulty}</span>
          </span>
        )}
      </button>
      <Menu label={texts.commands(title)} entries={sectionMenu({ section, place, count, commands })}>
        <TriggerIcon label={texts.commands(title)}>
          <EllipsisVertical size={16} aria-hidden />
        </TriggerIcon>
      </Menu>
    </li>
  );
}
