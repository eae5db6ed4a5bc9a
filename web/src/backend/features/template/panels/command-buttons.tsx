import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronDown,
  ChevronUp,
  Copy,
  Group,
  Lock,
  type LucideIcon,
  EyeOff,
  Redo2,
  SquareDashed,
  Trash2,
  Undo2,
  Ungroup,
} from "lucide-react";
import { IconButton } from "../../../shared/ui/button";
import { useEditing } from "../editor-context";
import { canRedo, canUndo } from "../../../admin/model/history";
import { type CommandId, commandName, commandOf } from "../state/commands";
import { COMMAND_TEXTS } from "../state/command.texts";

const ICONS: Readonly<Record<CommandId, LucideIcon>> = {
  undo: Undo2,
  redo: Redo2,
  duplicate: Copy,
  remove: Trash2,
  selectAll: SquareDashed,
  group: Group,
  ungroup: Ungroup,
  forward: ChevronUp,
  backward: ChevronDown,
  front: ArrowUpToLine,
  back: ArrowDownToLine,
  lock: Lock,
  hide: EyeOff,
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
  spreadX: AlignHorizontalDistributeCenter,
  spreadY: AlignVerticalDistributeCenter,
};

/** Buttons of commands, by their icons. Their names and keys are told. */
export function CommandButtons({ ids }: { ids: readonly CommandId[] }) {
  const { editor, design, selection, history, isReadOnly } = useEditing();
  const state = { design, selection, canUndo: canUndo(history), canRedo: canRedo(history) };
  return ids.map((id) => {
    const command = commandOf(id);
    const Icon = ICONS[id];
    const [key] = command.keys;
    const name = commandName(id, state);
    return (
      <IconButton
        key={id}
        label={name}
        title={key ? `${name} (${keyText(key)})` : name}
        isDisabled={isReadOnly || !command.isPossible(state)}
        onPress={() => command.run(editor)}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    );
  });
}

const KEYS: Readonly<Record<string, string>> = COMMAND_TEXTS.keys;

/** A key as German keyboards name it. */
export const keyText = (key: string): string =>
  key
    .split("+")
    .map((part) => KEYS[part] ?? part.toUpperCase())
    .join(" + ");
