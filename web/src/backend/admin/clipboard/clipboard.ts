import { useSyncExternalStore } from "react";
import { isPlain } from "../model/draft";
import type { Field, FieldOf } from "../model/field";

/**
 * What staff copied last: a value of one kind of field. Kept for the session, so that it lasts from one record to the
 * next.
 */
export interface Clip {
  /** Where it fits: see `kindOf`. */
  kind: string;
  value: unknown;
}

const KEY = "clipboard";
const listeners = new Set<() => void>();

/**
 * Values fit where the field has the same shape: hours in hours, an entry in a list of entries with the same fields.
 */
export function kindOf(field: FieldOf<"openingHours"> | FieldOf<"list">): string {
  return field.kind === "openingHours" ? field.kind : `entry:${shapeOf(field.item)}`;
}

function shapeOf(item: Field): string {
  return item.kind === "object"
    ? item.fields
        .map(({ key }) => key)
        .sort()
        .join(",")
    : item.kind;
}

/** An entry as it is pasted: without the id of the entry that it was copied from. */
export function pastedEntry(value: unknown): unknown {
  if (!isPlain(value)) return value;
  const { id: _own, ...entry } = value;
  return entry;
}

export function writeClip(clip: Clip): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(clip));
  } catch {
    // Blocked or full: what was copied before is still there, or nothing is.
  }
  for (const listener of listeners) listener();
}

/**
 * What was copied for fields of this kind, up to date after each copy; undefined where nothing was, or something else.
 */
export function useClip(kind: string): unknown {
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  const clip = parsed(text);
  return clip?.kind === kind ? clip.value : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parsed(text: string | null): Clip | null {
  try {
    const clip: unknown = JSON.parse(text ?? "null");
    return isPlain(clip) && typeof clip.kind === "string" ? { kind: clip.kind, value: clip.value } : null;
  } catch {
    return null;
  }
}
