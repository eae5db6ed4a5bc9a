import type { Layer } from "@tresen/contract/template/layer/layer";
import { useAtomValue } from "jotai";
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useMemo, useState } from "react";
import { useEditing } from "../editor-context";
import { GuideLines } from "../guides/guide-lines";
import { areGuidesShownAtom } from "../guides/guide-settings";
import { Rulers } from "../guides/rulers";
import { chosenOf } from "../model/design";
import { type Point, boundsOf, middleOf } from "../model/geometry";
import type { Guide } from "../model/guides";
import { layerAt } from "../model/hit";
import { chosenBy } from "../model/layer-list";
import { keyOf, selectNext, selectTold } from "../state/commands";
import type { useClipboard } from "../state/use-clipboard";
import { CANVAS_TEXTS as texts } from "./canvas.texts";
import { ContextMenu } from "./context-menu";
import { frameOf } from "./gesture";
import { Overlay } from "./overlay";
import { PagePicture } from "./page-picture";
import { GuideReadout, Readout } from "./readout";
import { TextBox } from "./text-box";
import { useGestures } from "./use-gestures";
import { useSpaceBar } from "./use-space-bar";
import type { ViewControl } from "./use-view";
import { toPage, toScreen } from "./view";

const NO_GUIDES: readonly Guide[] = [];

interface CanvasProps {
  element: RefObject<HTMLDivElement | null>;
  control: ViewControl;
  clipboard: ReturnType<typeof useClipboard>;
  areRulersShown: boolean;
  isAdding: boolean;
}

/** The page with its layers, on which they are chosen, moved, resized, turned and edited. */
export function Canvas({ element, control, clipboard, areRulersShown, isAdding }: CanvasProps) {
  const { design, guides, selection, editing, editor, warnings, isReadOnly } = useEditing();
  const { view, area } = control;
  const isPanning = useSpaceBar();
  const lines = useAtomValue(areGuidesShownAtom) ? guides : NO_GUIDES;
  const [menu, setMenu] = useState<Point | null>(null);
  const gestures = useGestures({
    ...{ editor, element, control, isPanning, isReadOnly, areRulersShown, isAdding },
    guides: lines,
    onHold: (place) => openMenu(place),
  });
  const { preview, pulledGuide, isBusy } = gestures;
  const [hovered, setHovered] = useState<string | null>(null);
  const isCoarse = useMemo(() => matchMedia("(pointer: coarse)").matches, []);
  const pulled = useMemo(() => new Map(preview?.layers.map((layer) => [layer.id, layer])), [preview]);
  const chosen = chosenOf(design, selection).map((layer) => pulled.get(layer.id) ?? layer);
  const edited = design.layers.find(({ id }) => id === editing);
  const around = frameOf(chosen);
  const margin = 6 / view.scale;

  // What is chosen elsewhere comes into sight. Under a pointer the page stays where it is.
  const { reveal } = control;
  useEffect(() => {
    const bounds = boundsOf(chosenOf(editor.design(), selection));
    if (bounds && !isBusy()) reveal(bounds);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a pointer that is lifted reveals nothing
  }, [selection, editor, reveal, area.width, area.height]);

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: clientX - left, y: clientY - top };
  };
  const layerUnder = (place: Point): Layer | null => layerAt(design, { point: toPage(view, place), margin });
  const openMenu = (place: Point): void => {
    const under = layerUnder(place);
    if (under && !editor.selection().includes(under.id))
      selectTold(editor, chosenBy(design, { id: under.id, selection, isAdding: false }));
    setMenu(place);
  };
  const onContextMenu = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest("textarea")) return;
    event.preventDefault();
    // Fingers open it by being held; a key opens it where what is chosen is.
    if (isBusy()) return;
    const isKey = event.button !== 2;
    const bounds = isKey ? boundsOf(chosenOf(design, selection)) : null;
    openMenu(
      isKey
        ? toScreen(view, middleOf(bounds ?? { x: 0, y: 0, width: design.width, height: design.height }))
        : placeOf(event),
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const key = keyOf(event.nativeEvent);
    if (key === "Escape" && gestures.abort()) setMenu(null);
    else if (key === "Escape" && selection.length > 0) selectTold(editor, []);
    else if (key === "." || key === ",") selectNext(editor, key === "." ? 1 : -1);
    else if ((key === "Enter" || key === "F2") && chosen.length === 1 && chosen[0]) editText(chosen[0]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const editText = (layer: Layer): void => {
    if (isReadOnly || layer.isLocked) return;
    if (layer.type === "text" && !layer.bindings["text"]) editor.edit(layer.id);
    else focusFirstProperty();
  };
  const double = (event: { clientX: number; clientY: number; target: EventTarget }): void => {
    const pressed = event.target instanceof HTMLTextAreaElement ? null : layerUnder(placeOf(event));
    if (!pressed) return;
    // Within a group the layer itself is chosen.
    selectTold(editor, [pressed.id]);
    editText(pressed);
  };
  const { onPointerMove, ...handlers } = gestures.handlers;
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1">
      <div
        ref={element}
        role="application"
        aria-label={texts.name}
        aria-describedby="template-canvas-hint"
        data-canvas
        tabIndex={0}
        {...handlers}
        onPointerMove={(event) => {
          if (event.pointerType === "mouse") {
            const place = placeOf(event);
            // Rulers show where the pointer is, without a rendering.
            event.currentTarget.style.setProperty("--pointer-x", `${place.x}px`);
            event.currentTarget.style.setProperty("--pointer-y", `${place.y}px`);
            setHovered(event.buttons === 0 ? (layerUnder(place)?.id ?? null) : null);
          }
          onPointerMove(event);
        }}
        onPointerLeave={() => setHovered(null)}
        onDoubleClick={double}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
        style={{ cursor: isPanning ? "grab" : hovered ? "move" : "default" }}
        className="relative min-h-0 min-w-0 flex-1 touch-none overflow-hidden bg-sunken outline-none select-none focus-visible:outline-2 focus-visible:-outline-offset-2"
      >
        <p id="template-canvas-hint" hidden>
          {texts.hint}
        </p>
        <PagePicture view={view} preview={preview} />
        <GuideLines
          guides={pulledGuide ? shownWith(lines, pulledGuide) : lines}
          view={view}
          area={area}
          isCoarse={isCoarse}
          canMove={!isReadOnly && !preview}
        />
        <Overlay
          view={view}
          chosen={editing ? [] : chosen}
          hovered={preview ? null : (design.layers.find(({ id }) => id === hovered && !selection.includes(id)) ?? null)}
          lines={preview?.lines ?? []}
          frame={gestures.frame}
          faulty={preview || editing ? [] : design.layers.filter(({ id, isVisible }) => isVisible && warnings.has(id))}
          hasHandles={!isReadOnly && !preview && chosen.length > 0 && !chosen.every(({ isLocked }) => isLocked)}
          isCoarse={isCoarse}
        />
        {preview && around && <Readout preview={preview} box={around} view={view} unit={design.unit} />}
        {pulledGuide && <GuideReadout guide={pulledGuide} view={view} unit={design.unit} />}
        {areRulersShown && <Rulers view={view} area={area} unit={design.unit} chosen={boundsOf(chosen)} />}
        {edited?.type === "text" && (
          <TextBox
            key={edited.id}
            layer={edited}
            view={view}
            onLeave={() => editor.edit(null)}
            onClose={() => {
              editor.edit(null);
              element.current?.focus();
            }}
          />
        )}
      </div>
      {menu && (
        <ContextMenu place={menu} view={view} clipboard={clipboard} canvas={element} onClose={() => setMenu(null)} />
      )}
    </div>
  );
}

/** The guides with the one that is pulled where it is now. */
function shownWith(guides: readonly Guide[], { index, axis, at }: Guide & { index: number | null }): readonly Guide[] {
  const pulled = { axis, at };
  return index === null ? [...guides, pulled] : guides.map((guide, place) => (place === index ? pulled : guide));
}

/** The panel of properties gets the focus, where what is shown can be changed. */
function focusFirstProperty(): void {
  document.querySelector<HTMLElement>("[data-property] :is(input, textarea, button, select)")?.focus();
}
