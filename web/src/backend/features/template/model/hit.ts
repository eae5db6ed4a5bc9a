import type { Layer } from "@tresen/contract/template/layer/layer";
import { type Design, withGroups } from "./design";
import { type Area, type Point, covers, touches } from "./geometry";

/** The uppermost layer at a point of the page that can be chosen there. Hidden and locked layers are chosen in the list. */
export function layerAt(design: Design, { point, margin }: { point: Point; margin: number }): Layer | null {
  return layersAt(design, { point, margin })[0] ?? null;
}

/** All layers at a point, the uppermost first. */
export function layersAt(design: Design, { point, margin }: { point: Point; margin: number }): Layer[] {
  return design.layers
    .filter((layer) => isReachable(layer) && covers({ box: layer, point, margin: marginOf(layer, margin) }))
    .toReversed();
}

/** The layers that an area touches, with their groups. */
export function layersIn(design: Design, area: Area): string[] {
  const touched = design.layers.filter((layer) => isReachable(layer) && touches({ box: layer, area }));
  return withGroups(
    design,
    touched.map(({ id }) => id),
  );
}

const isReachable = ({ isVisible, isLocked }: Layer): boolean => isVisible && !isLocked;

/** Only what is thinner than a finger needs room around it. */
const marginOf = ({ width, height }: Layer, margin: number): number =>
  Math.min(width, height) < margin * 2 ? margin : 0;
