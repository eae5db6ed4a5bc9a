import { type RefObject, useRef } from "react";
import { Header, Keyboard, Menu, MenuItem, MenuSection, Popover, Separator } from "react-aria-components";
import { OPTION, POPOVER } from "../../../shared/ui/select";
import { EDITOR_TEXTS } from "../editor.texts";
import { useEditing } from "../editor-context";
import { layersAt } from "../model/hit";
import { canRedo, canUndo } from "../../../admin/model/history";
import { chosenBy, layerName } from "../model/layer-list";
import type { Point } from "../model/geometry";
import { keyText } from "../panels/command-buttons";
import { type CommandId, commandName, commandOf, selectTold } from "../state/commands";
import type { useClipboard } from "../state/use-clipboard";
import { CANVAS_TEXTS as texts } from "./canvas.texts";
import { toPage, type View } from "./view";

const SECTIONS: readonly (readonly CommandId[])[] = [
  ["duplicate", "remove"],
  ["front", "forward", "backward", "back"],
  ["group", "ungroup", "lock", "hide"],
  ["selectAll"],
];

interface ContextMenuProps {
  /** Where it was asked for, on the page's area. */
  place: Point;
  view: View;
  clipboard: ReturnType<typeof useClipboard>;
  canvas: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What can be done with what is chosen, at the pointer. Layers that are covered by others are chosen here. */
export function ContextMenu({ place, view, clipboard, canvas, onClose }: ContextMenuProps) {
  const { editor, design, selection, history, isReadOnly } = useEditing();
  const anchor = useRef<HTMLSpanElement>(null);
  const state = { design, selection, canUndo: canUndo(history), canRedo: canRedo(history) };
  const here = layersAt(design, { point: toPage(view, place), margin: 6 / view.scale });
  const close = (): void => {
    onClose();
    canvas.current?.focus();
  };
  const chosen = selection.length > 0;
  return (
    <>
      <span ref={anchor} className="absolute size-px" style={{ left: place.x, top: place.y }} />
      <Popover
        data-overlay
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        placement="bottom start"
        className={`${POPOVER} w-72`}
      >
        <Menu aria-label={texts.menu} autoFocus="first" className="outline-none" onClose={close}>
          <MenuSection>
            <Entry label={EDITOR_TEXTS.copy} keys="Ctrl+c" isDisabled={!chosen} onAction={clipboard.copy} />
            {!isReadOnly && (
              <>
                <Entry label={EDITOR_TEXTS.cut} keys="Ctrl+x" isDisabled={!chosen} onAction={clipboard.cut} />
                <Entry
                  label={EDITOR_TEXTS.paste}
                  keys="Ctrl+v"
                  isDisabled={!clipboard.canPaste}
                  onAction={clipboard.paste}
                />
              </>
            )}
          </MenuSection>
          {!isReadOnly &&
            SECTIONS.map((ids) => {
              const possible = ids.map(commandOf).filter((command) => command.isPossible(state));
              return possible.length === 0 ? null : (
                <MenuSection key={ids.join(" ")}>
                  <Separator className="my-1 border-t border-line" />
                  {possible.map((command) => (
                    <Entry
                      key={command.id}
                      label={commandName(command.id, state)}
                      keys={command.keys[0]}
                      onAction={() => command.run(editor)}
                    />
                  ))}
                </MenuSection>
              );
            })}
          {here.length > 1 && (
            <MenuSection>
              <Separator className="my-1 border-t border-line" />
              <Header className="px-3 py-1 text-xs font-semibold text-muted">{texts.layersHere}</Header>
              {here.map((layer) => (
                <Entry
                  key={layer.id}
                  label={layerName(layer, design.source)}
                  onAction={() => selectTold(editor, chosenBy(design, { id: layer.id, selection, isAdding: false }))}
                />
              ))}
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </>
  );
}

function Entry({
  label,
  keys,
  isDisabled = false,
  onAction,
}: {
  label: string;
  keys?: string | undefined;
  isDisabled?: boolean;
  onAction: () => void;
}) {
  return (
    <MenuItem textValue={label} isDisabled={isDisabled} onAction={onAction} className={OPTION}>
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {keys && <Keyboard className="shrink-0 font-sans text-xs text-muted">{keyText(keys)}</Keyboard>}
    </MenuItem>
  );
}
