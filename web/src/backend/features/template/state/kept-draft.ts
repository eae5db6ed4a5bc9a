import { imageTemplates } from "@tresen/contract/template/image-template.resource";
import { isPlain } from "../../../admin/model/draft";
import { keepValue, readKept } from "../../../shared/kept/kept-value";
import type { Design } from "../model/design";

/** What was edited and not saved, as this browser keeps it through reloads and crashes. */
export interface KeptDraft {
  design: Design;
  /** The version of the record that was edited; 0 for a new one. */
  version: number;
  /** When it was changed last, in milliseconds. */
  at: number;
}

interface Place {
  /** The person and the template: `new` for a new one. */
  user: string;
  id: string;
}

const keyOf = ({ user, id }: Place): string => `template-draft-${user}-${id}`;

export function keepDraft({ draft, ...place }: Place & { draft: KeptDraft }): void {
  keepValue(keyOf(place), draft);
}

export function dropDraft(place: Place): void {
  keepValue(keyOf(place), null);
}

/** The kept draft; null for none, or for one that another version of the program has kept and this one cannot read. */
export function readDraft(place: Place): KeptDraft | null {
  const kept = readKept(keyOf(place));
  if (!isPlain(kept) || typeof kept["version"] !== "number" || typeof kept["at"] !== "number") return null;
  const design = looseDesign(kept["design"]);
  return design && { design, version: kept["version"], at: kept["at"] };
}

const OPEN = "template-open";

/** Remembers that the template was open in this window when its page was closed or loaded again. */
export function noteOpen(id: string): void {
  keepValue(OPEN, id, "sessionStorage");
}

/** Whether the template was open in this window before it was loaded again. It is asked once. */
export function takeReloaded(id: string): boolean {
  const isOpen = readKept(OPEN, "sessionStorage") === id;
  keepValue(OPEN, null, "sessionStorage");
  return isOpen;
}

/** A design whose names may still be empty. */
function looseDesign(value: unknown): Design | null {
  if (!isPlain(value)) return null;
  const { name, identifier } = value;
  if (typeof name !== "string" || typeof identifier !== "string") return null;
  const read = imageTemplates.fields.safeParse({ ...value, name: "x", identifier: "x" });
  return read.success ? { ...read.data, name, identifier } : null;
}
