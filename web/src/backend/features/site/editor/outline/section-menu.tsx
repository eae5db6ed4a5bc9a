import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  type LucideIcon,
  Scissors,
  Trash2,
} from "lucide-react";
import type { MenuEntry } from "../../../../shared/ui/menu";
import { OUTLINE_TEXTS as texts } from "../editor.texts";
import type { PageSection } from "../model/page-fields";
import type { SectionCommands } from "./use-section-commands";

/** The commands of one section. */
export function sectionMenu({
  section,
  place,
  count,
  commands,
}: {
  section: PageSection;
  place: number;
  count: number;
  commands: SectionCommands;
}): MenuEntry[] {
  const { copied } = commands;
  const entry = (
    label: string,
    Icon: LucideIcon,
    onAction: () => void,
    more: { isDisabled?: boolean; isDangerous?: boolean } = {},
  ): MenuEntry => ({ id: label, label, icon: <Icon size={16} aria-hidden />, onAction, ...more });
  return [
    entry(texts.duplicate, CopyPlus, () => commands.duplicate(place)),
    section.isHidden
      ? entry(texts.show, Eye, () => commands.toggle(place))
      : entry(texts.hide, EyeOff, () => commands.toggle(place)),
    entry(texts.up, ArrowUp, () => commands.move(place, place - 1), { isDisabled: place === 0 }),
    entry(texts.down, ArrowDown, () => commands.move(place, place + 1), { isDisabled: place === count - 1 }),
    entry(texts.copy, Copy, () => commands.copy(place)),
    entry(texts.cut, Scissors, () => commands.cut(place)),
    entry(
      texts.pasteAfter,
      ClipboardPaste,
      () => {
        if (copied) commands.insert(structuredClone(copied), place + 1);
      },
      { isDisabled: !copied },
    ),
    entry(texts.remove, Trash2, () => commands.remove(place), { isDangerous: true }),
  ];
}
