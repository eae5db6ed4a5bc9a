import type { Layer } from "@tresen/contract/template/layer/layer";
import { CircleAlert, Eye, EyeOff, GripVertical, Lock, LockOpen } from "lucide-react";
import { type KeyboardEvent, memo, useMemo, useRef, useState } from "react";
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { useStable } from "../../../admin/form/use-stable";
import { Input } from "../../../shared/ui/input";
import { useEditing } from "../editor-context";
import { movedInOrder, ordered } from "../model/arrange";
import { type Design, changed, withGroups } from "../model/design";
import { layerName, shortName } from "../model/layer-list";
import type { Editor } from "../state/editor";
import { selectTold, toggleLocked, toggleVisible } from "../state/commands";
import { PANEL_TEXTS as texts } from "./panel.texts";
import { TYPE_ICONS } from "./type-icons";

const ROW =
  "group flex min-h-9 cursor-default items-center gap-1 rounded-control ps-0.5 text-sm outline-none hover:bg-sunken " +
  "data-selected:bg-action-soft data-selected:text-action-text data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 " +
  "data-drop-target:bg-action-soft pointer-coarse:min-h-11";
/** In a chosen row forced colours would leave it the colour that it has on the others. */
const FORCED = "forced-colors:group-data-selected:text-[HighlightText]!";
const SMALL = `size-7 shrink-0 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:size-11 ${FORCED}`;
const GRIP = `grid h-7 w-4 shrink-0 cursor-grab place-items-center text-muted pointer-coarse:h-11 pointer-coarse:w-6 ${FORCED}`;
/** What most rows do not need, so that their names have the room. */
const WHEN_USED = "hidden group-focus-within:grid group-hover:grid group-data-selected:grid";

/** All layers, the uppermost first: they are chosen, sorted, named, locked and hidden here, also those out of sight. */
export function LayerList({ onOpen }: { onOpen: () => void }) {
  const { editor, design, selection, warnings, isReadOnly } = useEditing();
  const listed = useSameList(design.layers);
  const keys = useMemo(() => new Set(selection), [selection]);
  const open = useStable(onOpen);
  return <Layers {...{ editor, listed, selection: keys, warnings, isReadOnly }} source={design.source} onOpen={open} />;
}

interface LayersProps extends Pick<RowProps, "editor" | "source" | "isReadOnly"> {
  listed: readonly Layer[];
  selection: ReadonlySet<string>;
  warnings: ReadonlyMap<string, readonly string[]>;
  onOpen: () => void;
}

/** It is rendered again when something changes that it shows, and not with every move of a layer. */
const Layers = memo(function Layers(props: LayersProps) {
  const { editor, listed, selection, source, warnings, isReadOnly, onOpen } = props;
  const [renamed, setRenamed] = useState<string | null>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const rest = listed.filter(({ id }) => !keys.has(id)).map(({ id }) => id);
      const place = rest.indexOf(String(target.key));
      if (place === -1) return;
      const at = place + (target.dropPosition === "after" ? 1 : 0);
      // The list shows the uppermost layer first, the order of drawing begins with the lowest one.
      editor.change((now) => movedInOrder(now, { ids: [...keys].map(String), to: rest.length - at }));
    },
    isDisabled: isReadOnly,
  });
  if (listed.length === 0) return <p className="px-2 py-4 text-sm text-muted">{texts.noLayers}</p>;
  const onKey = (event: KeyboardEvent): void => {
    const focused = document.activeElement?.closest("[role=row]")?.getAttribute("data-key");
    if (event.key === "F2" && focused && !isReadOnly) setRenamed(focused);
    else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown") && focused && !isReadOnly) {
      const step = event.key === "ArrowUp" ? "forward" : "backward";
      // What is chosen is moved with the focused layer, unless that is another one.
      const moved = selection.has(focused) ? [...selection] : [focused];
      editor.change((now) => ordered(now, { selection: moved, step }));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div onKeyDownCapture={onKey}>
      <GridList
        // Hooks that come or go need a new list.
        key={String(isReadOnly)}
        aria-label={texts.layers}
        aria-description={texts.listHint}
        items={listed}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={selection}
        onSelectionChange={(keys) => {
          const ids = keys === "all" ? listed.map(({ id }) => id) : [...keys].map(String);
          selectTold(editor, ids.length === 1 ? withGroups(editor.design(), ids) : ids);
        }}
        onAction={onOpen}
        dragAndDropHooks={isReadOnly ? undefined : dragAndDropHooks}
        dependencies={[renamed, warnings, source, isReadOnly]}
        className="flex flex-col gap-px outline-none"
      >
        {(layer) => (
          <GridListItem id={layer.id} textValue={rowName(layer)} className={ROW}>
            {!isReadOnly && (
              <AriaButton slot="drag" aria-label={texts.drag(layerName(layer, source))} className={GRIP}>
                <GripVertical size={14} aria-hidden />
              </AriaButton>
            )}
            {renamed === layer.id ? (
              <Rename layer={layer} onClose={() => setRenamed(null)} />
            ) : (
              <Row
                {...{ editor, layer, source, isReadOnly }}
                told={warnings.get(layer.id)}
                onRename={() => !isReadOnly && setRenamed(layer.id)}
              />
            )}
          </GridListItem>
        )}
      </GridList>
    </div>
  );
  function rowName(layer: Layer): string {
    const states = [
      layer.group === "" ? "" : texts.isGrouped,
      layer.isLocked ? texts.isLocked : "",
      layer.isVisible ? "" : texts.isHidden,
      warnings.has(layer.id) ? texts.hasWarning : "",
    ];
    return [layerName(layer, source), ...states].filter(Boolean).join(", ");
  }
});

/** The uppermost layer first. A list that would look the same stays the same. */
function useSameList(layers: readonly Layer[]): readonly Layer[] {
  const kept = useRef<readonly Layer[]>([]);
  const before = new Map(kept.current.map((layer) => [layer.id, layer]));
  const listed = layers.toReversed().map((layer) => {
    const known = before.get(layer.id);
    return known && looksAlike(known, layer) ? known : layer;
  });
  const isSame = listed.length === kept.current.length && listed.every((layer, at) => layer === kept.current[at]);
  if (!isSame) kept.current = listed;
  return kept.current;
}

const looksAlike = (a: Layer, b: Layer): boolean =>
  a === b ||
  (a.value === b.value &&
    a.bindings === b.bindings &&
    a.name === b.name &&
    a.group === b.group &&
    a.isLocked === b.isLocked &&
    a.isVisible === b.isVisible);

interface RowProps {
  editor: Editor;
  layer: Layer;
  source: Design["source"];
  /** What is wrong with it. */
  told: readonly string[] | undefined;
  isReadOnly: boolean;
  onRename: () => void;
}

/** It asks for nothing itself, so that a change of one layer renders that row alone. */
function Row({ editor, layer, source, told, isReadOnly, onRename }: RowProps) {
  const Icon = TYPE_ICONS[layer.type];
  const name = layerName(layer, source);
  return (
    <>
      <span
        className={`flex min-w-0 flex-1 items-center gap-1.5 ${layer.isVisible ? "" : "text-muted"}`}
        onDoubleClick={onRename}
      >
        {layer.group !== "" && <span aria-hidden className="h-5 w-0.5 shrink-0 rounded-full bg-action" />}
        <Icon size={16} aria-hidden className="shrink-0" />
        <span className="min-w-0 truncate" title={name}>
          {shortName(layer, source)}
        </span>
        {told && (
          <span title={told.join("\n")} className={`shrink-0 text-warning ${FORCED}`}>
            <CircleAlert size={14} aria-label={told.join(" ")} />
          </span>
        )}
      </span>
      {!isReadOnly && (
        <>
          <AriaButton
            aria-label={layer.isLocked ? texts.unlock(name) : texts.lock(name)}
            onPress={() => toggleLocked(editor, [layer.id])}
            className={`${SMALL} ${layer.isLocked ? "grid" : WHEN_USED}`}
          >
            {layer.isLocked ? <Lock size={14} aria-hidden /> : <LockOpen size={14} aria-hidden />}
          </AriaButton>
          <AriaButton
            aria-label={layer.isVisible ? texts.hide(name) : texts.show(name)}
            onPress={() => toggleVisible(editor, [layer.id])}
            className={`${SMALL} grid`}
          >
            {layer.isVisible ? <Eye size={14} aria-hidden /> : <EyeOff size={14} aria-hidden />}
          </AriaButton>
        </>
      )}
    </>
  );
}

function Rename({ layer, onClose }: { layer: Layer; onClose: () => void }) {
  const { editor } = useEditing();
  const [name, setName] = useState(layer.name);
  const isEnded = useRef(false);
  const end = (isKept: boolean): void => {
    // Leaving the field by a key takes the focus from it, which ends it too.
    if (isEnded.current) return;
    isEnded.current = true;
    if (isKept && name !== layer.name)
      editor.change((design) => changed(design, { ids: [layer.id], change: (one) => ({ ...one, name }) }));
    onClose();
  };
  return (
    <div
      className="min-w-0 flex-1"
      onKeyDown={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <Input
        label={texts.rename}
        isLabelHidden
        autoFocus
        value={name}
        maxLength={100}
        onChange={setName}
        onBlur={() => end(true)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          const row = event.currentTarget.closest<HTMLElement>("[role=row]");
          end(event.key === "Enter");
          row?.focus();
        }}
      />
    </div>
  );
}
