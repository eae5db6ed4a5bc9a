import type { ImageFolderCount, ImageTagCount } from "@tresen/contract/media/image";
import { images } from "@tresen/contract/media/image.resource";
import type { Actor } from "../../../platform/actor";
import { requireRead } from "../../../records";
import { type ImagePlaceRow, countersOf } from "./count";

/** The folders that pictures lie in themselves. */
export async function listPlacedFolders(): Promise<ImageFolderCount[]> {
  return inUse(await countersOf("folder")).map(({ value, count }) => ({ folder: value, count }));
}

/** The folders that pictures are in, with those on the way to them, and how many pictures each has itself. @throws forbidden */
export async function listFolders({ actor }: { actor: Actor }): Promise<ImageFolderCount[]> {
  requireRead({ resource: images, actor });
  const counts = new Map<string, number>([["", 0]]);
  for (const { folder: value, count } of await listPlacedFolders()) {
    for (const parent of parentsOf(value)) counts.set(parent, counts.get(parent) ?? 0);
    counts.set(value, count);
  }
  return [...counts].map(([folder, count]) => ({ folder, count })).sort((a, b) => compare(a.folder, b.folder));
}

/** The tags that pictures have, and how many pictures have each. @throws forbidden */
export async function listTags({ actor }: { actor: Actor }): Promise<ImageTagCount[]> {
  requireRead({ resource: images, actor });
  return inUse(await countersOf("tag"))
    .map(({ value, count }) => ({ tag: value, count }))
    .sort((a, b) => compare(a.tag, b.tag));
}

function inUse(rows: readonly ImagePlaceRow[]): { value: string; count: number }[] {
  return rows.flatMap(({ value, count = 0 }) => (count > 0 ? [{ value, count }] : []));
}

/** `Speisen` and `Speisen/Pizza` of `Speisen/Pizza/Klassisch`. */
function parentsOf(folder: string): string[] {
  const steps = folder.split("/").slice(0, -1);
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}

const { compare } = new Intl.Collator("de", { numeric: true });
