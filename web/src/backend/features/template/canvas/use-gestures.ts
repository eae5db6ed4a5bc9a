import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useStable } from "../../../admin/form/use-stable";
import { useGuidePull } from "../guides/use-guide-pull";
import { LAYERS, chosenOf, replaced } from "../model/design";
import { type Area, type Point, covers, minus } from "../model/geometry";
import { layerAt, layersIn } from "../model/hit";
import { added, chosenBy, copiesOf } from "../model/layer-list";
import type { SnapTargets } from "../model/snap";
import { HANDLES } from "../model/transform";
import { selectTold } from "../state/commands";
import type { Editor } from "../state/editor";
import { newId } from "../state/make-id";
import { type Gesture, type Preview, gestureOn, previewOf } from "./gesture";
import { areaBetween, handleOf, isFinger, pointerOf, reachOf, trembles } from "./pointer";
import { useLongPress } from "./use-long-press";
import type { ViewControl } from "./use-view";
import { toPage } from "./view";

/** Pixels of a press that is no frame. */
const FRAME = 3;

type Active =
  | { kind: "gesture"; pointer: number; gesture: Gesture; from: Point; isPulled: boolean; onClick: (() => void) | null }
  | { kind: "frame"; pointer: number; start: Point; from: Point; before: readonly string[] }
  | { kind: "pan"; pointer: number; last: Point }
  | { kind: "guide"; pointer: number }
  | { kind: "pinch" };

interface Asked {
  editor: Editor;
  element: RefObject<HTMLElement | null>;
  control: ViewControl;
  guides: SnapTargets["guides"];
  /** Whether the space bar is held, so that the pointer moves the page. */
  isPanning: boolean;
  isReadOnly: boolean;
  areRulersShown: boolean;
  /** Whether each press adds to what is chosen, as with Shift. */
  isAdding: boolean;
  /** A finger was held where it was put down. */
  onHold: (place: Point) => void;
}

/** What pointers do on the page: choose, frame, move, resize and turn layers, move the page, and zoom with two fingers. */
export function useGestures(asked: Asked) {
  const { editor, element, control, guides, isPanning, isReadOnly, areRulersShown, onHold } = asked;
  const [preview, setPreview] = useState<Preview | null>(null);
  const [frame, setFrame] = useState<Area | null>(null);
  const active = useRef<Active | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const shown = useRef<Preview | null>(null);
  const waiting = useRef(0);
  /** What was chosen before the first finger was put down. */
  const before = useRef<readonly string[]>([]);
  const lines = useGuidePull({ editor, control, element, areRulersShown });

  const at = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const show = (next: Preview | null): void => {
    shown.current = next;
    // At most once for each picture that the screen shows.
    if (waiting.current) return;
    waiting.current = requestAnimationFrame(() => {
      waiting.current = 0;
      setPreview(shown.current);
    });
  };
  const stop = (): void => {
    active.current = null;
    hold.end();
    lines.abort();
    show(null);
    setFrame(null);
  };
  const hold = useLongPress((place) => {
    // The finger is no longer about to move something.
    stop();
    onHold(place);
  });
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);

  const begin = ({
    event,
    kind,
    handle,
    selection,
    onClick = null,
  }: {
    event: ReactPointerEvent;
    kind: Gesture["kind"];
    handle?: number;
    selection: readonly string[];
    onClick?: (() => void) | null;
  }): void => {
    const from = at(event);
    const gesture = isReadOnly
      ? null
      : gestureOn(editor.design(), {
          ...{ kind, selection, guides, start: toPage(control.view, from) },
          handle: handle === undefined ? undefined : HANDLES[handle],
        });
    if (gesture)
      active.current = { kind: "gesture", pointer: event.pointerId, gesture, from, isPulled: false, onClick };
    else onClick?.();
  };

  const press = useStable((event: ReactPointerEvent<HTMLElement>): void => {
    const from = at(event);
    pointers.current.set(event.pointerId, from);
    if (pointers.current.size === 2) {
      stop();
      active.current = { kind: "pinch" };
      // The first finger has chosen something, but both together only zoom.
      if (editor.selection() !== before.current) editor.select(before.current);
      return;
    }
    if (active.current) return;
    capture(event);
    before.current = editor.selection();
    if (event.button === 1 || isPanning) {
      active.current = { kind: "pan", pointer: event.pointerId, last: from };
      event.preventDefault();
      return;
    }
    if (event.button !== 0) return;
    if (lines.take(event.target)) {
      active.current = isReadOnly ? null : { kind: "guide", pointer: event.pointerId };
      return;
    }
    if (isFinger(event)) hold.begin(from);
    const handle = handleOf(event.target);
    const selection = editor.selection();
    if (handle !== null)
      return handle === "turn"
        ? begin({ event, kind: "turn", selection })
        : begin({ event, kind: "resize", handle, selection });
    const isAdding = asked.isAdding || event.shiftKey || event.ctrlKey || event.metaKey;
    const point = toPage(control.view, from);
    const margin = reachOf(event) / control.view.scale;
    const design = editor.design();
    const isOverChosen = design.layers.some(
      (layer) => selection.includes(layer.id) && !layer.isLocked && layer.isVisible && covers({ box: layer, point }),
    );
    const pressed = layerAt(design, { point, margin });
    if (isOverChosen && !isAdding) {
      // What is chosen is moved, also where something covers it. A press without a move chooses what is on top.
      const onClick = (): void => {
        if (pressed && !selection.includes(pressed.id))
          selectTold(editor, chosenBy(design, { id: pressed.id, selection, isAdding }));
      };
      return begin({ event, kind: "move", selection, onClick });
    }
    if (pressed) {
      const chosen = chosenBy(design, { id: pressed.id, selection, isAdding });
      selectTold(editor, chosen);
      if (chosen.includes(pressed.id)) begin({ event, kind: "move", selection: chosen });
      return;
    }
    if (!isAdding && selection.length > 0) selectTold(editor, []);
    active.current = { kind: "frame", pointer: event.pointerId, start: point, from, before: isAdding ? selection : [] };
  });

  const move = useStable((event: ReactPointerEvent<HTMLElement>): void => {
    const place = at(event);
    const last = pointers.current.get(event.pointerId);
    if (last) pointers.current.set(event.pointerId, place);
    hold.move(place);
    const now = active.current;
    if (!now) return;
    if (now.kind === "pinch") return last && pinch(event.pointerId, last, place);
    if (now.pointer !== event.pointerId) return;
    if (now.kind === "guide") {
      lines.pull({ place, isFree: event.ctrlKey || event.metaKey, reach: reachOf(event) });
      return;
    }
    if (now.kind === "pan") {
      control.moveBy({ x: place.x - now.last.x, y: place.y - now.last.y });
      now.last = place;
      return;
    }
    if (now.kind === "frame") return setFrame(areaBetween(now.start, toPage(control.view, place)));
    if (!now.isPulled && trembles(event, { from: now.from, to: place })) return;
    now.isPulled = true;
    show(previewOf(now.gesture, pointerOf(event, { place, view: control.view })));
  });

  const pinch = (id: number, last: Point, place: Point): void => {
    const other = [...pointers.current].find(([one]) => one !== id)?.[1];
    if (!other) return;
    const spread = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = (point: Point): Point => ({ x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
    const [from, to] = [middle(last), middle(place)];
    control.pinch({ factor: spread(place) / Math.max(1, spread(last)), from, to });
  };

  /** Leaves the layers where the pointer has put them, or copies of them. */
  const settle = ({ layers, isCopy }: Preview): void => {
    const design = editor.design();
    const [first] = layers;
    const origin = first && chosenOf(design, [first.id])[0];
    if (!isCopy || !origin || design.layers.length + layers.length > LAYERS)
      return editor.change((now) => replaced(now, new Map(layers.map((layer) => [layer.id, layer]))));
    const ids = layers.map(({ id }) => id);
    const copies = copiesOf({ layers: chosenOf(design, ids), by: minus(first, origin), makeId: newId });
    editor.change((now) => added(now, copies), { select: copies.map(({ id }) => id) });
  };

  const release = useStable((event: ReactPointerEvent<HTMLElement>): void => {
    const place = at(event);
    pointers.current.delete(event.pointerId);
    const now = active.current;
    if (now?.kind === "pinch") {
      if (pointers.current.size === 0) active.current = null;
      return;
    }
    if (!now || now.pointer !== event.pointerId) return;
    if (now.kind === "gesture") {
      if (now.isPulled) settle(previewOf(now.gesture, pointerOf(event, { place, view: control.view })));
      else now.onClick?.();
    }
    if (now.kind === "guide") lines.release();
    if (now.kind === "frame" && Math.hypot(place.x - now.from.x, place.y - now.from.y) > FRAME) {
      const framed = layersIn(editor.design(), areaBetween(now.start, toPage(control.view, place)));
      selectTold(editor, [...now.before, ...framed]);
    }
    stop();
  });

  const cancel = useStable((event: ReactPointerEvent<HTMLElement>): void => {
    pointers.current.delete(event.pointerId);
    stop();
  });

  return {
    preview,
    frame,
    pulledGuide: lines.pulled,
    /** Whether a pointer is down on the page. */
    isBusy: (): boolean => active.current !== null,
    /** Whether something was under way, which is left as it was. */
    abort: (): boolean => {
      const isUnderWay = active.current !== null && active.current.kind !== "pinch";
      if (isUnderWay) stop();
      return isUnderWay;
    },
    handlers: { onPointerDown: press, onPointerMove: move, onPointerUp: release, onPointerCancel: cancel },
  };
}

/** Moves outside of the area are told too, until the pointer is lifted. */
function capture({ currentTarget, pointerId }: ReactPointerEvent<HTMLElement>): void {
  currentTarget.setPointerCapture(pointerId);
}
