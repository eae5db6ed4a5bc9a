import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button } from "../../shared/ui/button";
import { Dialog } from "../../shared/ui/dialog";
import { HELP_TEXTS as texts } from "./editor.texts";
import { keyText } from "./panels/command-buttons";
import { COMMANDS } from "./state/commands";
import { COMMAND_TEXTS } from "./state/command.texts";

const PAGE: readonly (readonly [string, readonly string[]])[] = [
  [texts.next, ["."]],
  [texts.previous, [","]],
  [texts.move, ["Arrows"]],
  [texts.moveFar, ["Shift+Arrows"]],
  [texts.edit, ["Enter"]],
  [texts.clear, ["Escape"]],
  [texts.pan, ["Space+Drag"]],
  [texts.zoom, ["Ctrl+Wheel"]],
  [texts.zoomKeys, ["Plus", "-", "0", "1"]],
  [texts.rulers, ["Shift+r"]],
  [texts.menu, ["Shift+F10"]],
  [texts.straight, ["Shift+Drag"]],
  [texts.fromMiddle, ["Alt+Drag"]],
  [texts.free, ["Ctrl+Drag"]],
];

/** All keys of the editor. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const commands = COMMANDS.filter(({ keys }) => keys.length > 0).map(
    ({ id, keys }) => [COMMAND_TEXTS.names[id], keys] as const,
  );
  const others = [
    [texts.save, ["Ctrl+s"]],
    [texts.copy, ["Ctrl+c", "Ctrl+x", "Ctrl+v"]],
  ] as const;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.title}
      footer={
        <Button variant="primary" autoFocus onPress={onClose}>
          {COMMON_TEXTS.close}
        </Button>
      }
    >
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <KeyList title={texts.page} entries={PAGE} />
        <KeyList title={texts.commands} entries={[...others, ...commands]} />
      </div>
    </Dialog>
  );
}

function KeyList({ title, entries }: { title: string; entries: readonly (readonly [string, readonly string[]])[] }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-medium">{title}</h3>
      <dl className="text-sm">
        {entries.map(([name, keys]) => (
          <div key={name} className="flex items-baseline justify-between gap-3 border-b border-line py-1">
            <dt className="min-w-0 wrap-anywhere">{name}</dt>
            <dd className="shrink-0 text-end text-muted">
              {keys.map((key) => (
                <kbd key={key} className="block font-sans">
                  {keyText(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
