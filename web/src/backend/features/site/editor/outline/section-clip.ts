import { section as sectionSchema } from "@tresen/contract/site/sections";
import { acceptedValue } from "../../../../admin/clipboard/accepted";
import { kindOf, useClip, writeClip } from "../../../../admin/clipboard/clipboard";
import type { PageSection } from "../model/page-fields";
import { sectionsField } from "../page-form";

/** The kind of a copied section, which generic lists of sections have too. */
const KIND = sectionsField ? kindOf(sectionsField) : "section";

/**
 * Puts a section into the clipboard of the session, and as text into that of the system, which other windows read.
 */
export function copySection(section: PageSection): void {
  writeClip({ kind: KIND, value: section });
  // Without a secure connection, or the person's leave, there is none: the session's works within the window.
  void window.navigator.clipboard?.writeText(clipText(section)).catch(() => undefined);
}

export function clipText(section: PageSection): string {
  return JSON.stringify({ kind: KIND, value: section });
}

/** A section in a text of the clipboard; null where it is anything else. */
export function sectionOfText(text: string): PageSection | null {
  try {
    const clip: unknown = JSON.parse(text);
    return typeof clip === "object" && clip !== null && "kind" in clip && clip.kind === KIND && "value" in clip
      ? asSection(clip.value)
      : null;
  } catch {
    return null;
  }
}

/** The section that was copied last, in this window; null where it was something else. */
export function useCopiedSection(): PageSection | null {
  return asSection(useClip(KIND));
}

/** Whatever is pasted must be a section, valid or not: its faults are shown in its fields. */
function asSection(value: unknown): PageSection | null {
  const found = sectionsField ? acceptedValue({ field: sectionsField.item, value }) : value;
  return isSectionLike(found) ? readSection(found) : null;
}

function isSectionLike(value: unknown): value is { type: unknown; value: unknown } {
  return typeof value === "object" && value !== null && "type" in value && "value" in value;
}

function readSection(value: { type: unknown; value: unknown }): PageSection | null {
  const read = sectionSchema.safeParse(value);
  if (read.success) return read.data;
  return typeof value.type === "string" && typeof value.value === "object" && value.value !== null
    ? (value as PageSection)
    : null;
}
