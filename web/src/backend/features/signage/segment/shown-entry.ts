import type { AnyRecord } from "@tresen/contract/openapi/client";
import { isObject, ownOf } from "@tresen/contract/kit/object";
import { SCENE_TYPE_LABELS } from "@tresen/contract/signage/scene/scene.texts";

import { SCENE_TYPES, type SceneType } from "@tresen/contract/signage/scene/scene.values";
import { CONDITION_LABELS } from "@tresen/contract/signage/segment/segment.texts";
import { playableEntry } from "../playable";
import type { Signage } from "../use-signage";
import { entryNote } from "./entry-notes";
import { type RoundParts, entryLength } from "./round-length";
import { EDITOR_TEXTS as texts } from "./segment-editor.texts";

/** An entry as its block tells it. */
export interface ShownEntry {
  name: string;
  type: SceneType | "segment";
  typeLabel: string;
  /** Milliseconds. */
  length: number;
  condition: string | null;
  weight: number;
  /** Why it is not shown now. */
  note: string | null;
}

export function shownEntry({
  entry,
  signage,
  parts,
}: {
  entry: Readonly<Record<string, unknown>>;
  signage: Signage;
  parts: RoundParts;
}): ShownEntry {
  const [scene, segment] = [idOf(entry["scene"]), idOf(entry["segment"])];
  const { condition, ...rest } = entry;
  const playable = playableEntry(rest) ?? { scene, segment };
  const type = scene === null ? "segment" : typeOf(signage.scenes.get(scene));
  const weight = entry["weight"];
  return {
    name: segment !== null ? signage.segmentName(segment) : scene !== null ? signage.sceneName(scene) : texts.nothing,
    type,
    typeLabel: type === "segment" ? texts.segment : SCENE_TYPE_LABELS[type],
    length: entryLength({ ...parts, entry: playable }),
    condition: isObject(condition) ? conditionText(condition) : null,
    weight: typeof weight === "number" ? weight : 1,
    note: entryNote({ entry: { scene, segment }, isLoaded: signage.isLoaded, parts }),
  };
}

function conditionText({ kind, value }: Record<string, unknown>): string | null {
  if (kind === "openOrdersAbove" && typeof value === "number") return texts.ordersAbove(value);
  return ownOf<string>(CONDITION_LABELS, String(kind)) ?? null;
}

const idOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

const typeOf = (scene: AnyRecord | undefined): SceneType =>
  SCENE_TYPES.find((type) => type === scene?.["type"]) ?? "message";
