import { useSyncExternalStore } from "react";
import { isPlain } from "../model/draft";
import type { Field, FieldOf } from "../model/field";

/**
 * The last copied value with the kind of its field. It is kept for the session, so that it can be pasted into another
 * record.
 */
export interface Clip {
  /** The kind of field into which it can be pasted: see `kindOf`. */
  kind: string;
  value: unknown;
}

const KEY = "clipboard";
const listeners = new Set<() => void>();

/**
 * The kind of a field. Values can be pasted where the kind is the same: hours into hours, an entry into a list of
 * entries with the same fields.
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

/** The entry to paste, without the id of the copied one. */
export function pastedEntry(value: unknown): unknown {
  if (!isPlain(value)) return value;
  const { id: _own, ...entry } = value;
  return entry;
}

export function writeClip(clip: Clip): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(clip));
  } catch {
    // Storage is blocked or full: the value that was copied before stays.
  }
  for (const listener of listeners) listener();
}

/** The copied value if it fits fields of this kind, updated after each copy; otherwise undefined. */
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
