import { useMemo, useSyncExternalStore } from "react";
import { showToast } from "../../shared/toasts";
import { isPlain } from "../model/draft";
import type { Field, FieldOf } from "../model/field";
import { CLIP_KEY } from "./clear-clip";
import { CLIPBOARD_TEXTS } from "./clipboard.texts";
import { type OtherTabs, joinOtherTabs } from "./other-tabs";

/**
 * The last copied value with the kind of its field. It is kept for the session, so that it can be pasted into another
 * record, and told to the other tabs.
 */
export interface Clip {
  /** The kind of field into which it can be pasted: see `kindOf`. */
  kind: string;
  value: unknown;
  /** What people call it. */
  label?: string;
  /** The id of a copied record, for what refers to it instead of having the same. */
  id?: string;
  /** When it was copied, by this machine's clock: the newest counts in all tabs. */
  at?: number;
}

/** Longer than anything that is copied; what other tabs or programs offer beyond it is not read. */
const LONGEST = 2_000_000;
const listeners = new Set<() => void>();
/** Joined with the first use; null where there is no way to them. */
let others: OtherTabs | null | undefined;

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

/** Keeps what was copied, here and in the other tabs, and says so if it has a name. @returns it as text. */
export function writeClip(clip: Clip): string {
  const text = JSON.stringify({ ...clip, at: Date.now() });
  keep(text);
  tabs()?.tell(text);
  if (clip.label !== undefined) showToast({ kind: "success", message: CLIPBOARD_TEXTS.copied(clip.label) });
  return text;
}

/** A copied value in a text from anywhere; null where it is anything else. */
export function readClip(text: string | null | undefined): Clip | null {
  if (!text || text.length > LONGEST) return null;
  try {
    const clip: unknown = JSON.parse(text);
    if (!isPlain(clip) || typeof clip.kind !== "string" || clip.value === undefined) return null;
    const { kind, value, label, id, at } = clip;
    return {
      kind,
      value,
      ...(typeof label === "string" ? { label } : {}),
      ...(typeof id === "string" ? { id } : {}),
      ...(typeof at === "number" ? { at } : {}),
    };
  } catch {
    return null;
  }
}

/** The copied value if it fits fields of this kind, updated after each copy; otherwise undefined. */
export function useClip(kind: string): unknown {
  return useClipOf(kind)?.value;
}

/** The same with its name. */
export function useClipOf(kind: string): Clip | undefined {
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  const clip = useMemo(() => readClip(text), [text]);
  return clip?.kind === kind ? clip : undefined;
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(CLIP_KEY, text);
  } catch {
    // Storage is blocked or full: the value that was copied before stays.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  tabs();
  return () => void listeners.delete(listener);
}

/** What is copied in another tab is kept in this one too, if it is newer. */
function tabs(): OtherTabs | null {
  others ??= joinOtherTabs({
    current: storedText,
    onText: (text) => {
      const clip = readClip(text);
      if (clip && (clip.at ?? 0) > (readClip(storedText())?.at ?? 0)) keep(text);
    },
  });
  return others;
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(CLIP_KEY);
  } catch {
    return null;
  }
}
