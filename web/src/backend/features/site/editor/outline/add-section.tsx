import { SECTION_LABELS } from "@tresen/contract/site/section.texts";
import { SECTION_TYPES } from "@tresen/contract/site/sections";
import { ClipboardPaste, Plus } from "lucide-react";
import { Button } from "../../../../shared/ui/button";
import { Menu } from "../../../../shared/ui/menu";
import { TriggerButton } from "../../../../shared/ui/trigger-button";
import { usePageState } from "../editor-context";
import { OUTLINE_TEXTS as texts } from "../editor.texts";
import { sectionsOf } from "../model/page-fields";
import { iconOf } from "../model/section-types";
import type { SectionCommands } from "./use-section-commands";

/** Adds a section of a type, or the copied one, after the chosen section. */
export function AddSection({ commands }: { commands: SectionCommands }) {
  const { fields, chosen } = usePageState();
  const { copied } = commands;
  const place = typeof chosen === "number" ? chosen + 1 : sectionsOf(fields).length;
  const entries = SECTION_TYPES.map((type) => {
    const Icon = iconOf(type);
    return {
      id: type,
      label: SECTION_LABELS[type],
      icon: <Icon size={16} aria-hidden />,
      onAction: () => commands.add(type, place),
    };
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Menu label={texts.add} entries={entries}>
        <TriggerButton size="sm">
          <Plus size={16} aria-hidden /> {texts.add}
        </TriggerButton>
      </Menu>
      {copied && (
        <Button size="sm" onPress={() => commands.insert(structuredClone(copied), place)}>
          <ClipboardPaste size={16} aria-hidden /> {texts.paste}
        </Button>
      )}
    </div>
  );
}
