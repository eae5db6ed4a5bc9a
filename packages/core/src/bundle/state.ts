import { type KnownIds, type KnownImages, type KnownUniques, uniqueKey } from "@tresen/contract/bundle/bundle";
import type { Resource } from "@tresen/contract/kit/resource";
import { keysOf } from "@tresen/contract/kit/object";
import { type ResourceName, resources } from "@tresen/contract/resources";
import { IMAGE_TITLES } from "@tresen/contract/media/media.texts";
import { imageRows } from "../media/image";
import { type Definition, type Row, allRows } from "../records/rows";
import { storedImage } from "./image";

/** The lists of a bundle: images, and the resources in the order in which they can be written. */
export type RecordName = ResourceName | "images";

export const RECORD_NAMES: readonly RecordName[] = ["images", ...keysOf(resources)];

/** Every record that the shop has, by resource and id. */
export type BundleState = ReadonlyMap<RecordName, ReadonlyMap<string, Row>>;

/** Images are not a resource of the API yet, but their records are stored in the same way. */
export function resourceOf(name: RecordName): Definition {
  return name === "images" ? imageRows : resources[name];
}

/** The German names of one and of several records. */
export function titlesOf(name: RecordName): Pick<Resource, "one" | "many"> {
  return name === "images" ? IMAGE_TITLES : resources[name];
}

export async function readState(): Promise<BundleState> {
  const lists = await Promise.all(
    RECORD_NAMES.map(async (name) => [name, await allRows({ resource: { name } })] as const),
  );
  return new Map(lists.map(([name, rows]) => [name, new Map(rows.map((row) => [row.id, row]))]));
}

export function knownIds(state: BundleState): KnownIds {
  return new Map([...state].map(([name, rows]) => [name, new Set(rows.keys())]));
}

export function knownImages(state: BundleState): KnownImages {
  return new Map([...(state.get("images") ?? [])].map(([id, row]) => [id, storedImage(row)]));
}

export function knownUniques(state: BundleState): KnownUniques {
  return new Map(
    [...state].map(([name, rows]) => {
      const held = resourceOf(name).unique.flatMap((names) =>
        [...rows.values()].map(({ id, fields }) => [uniqueKey({ names, fields }), id] as const),
      );
      return [name, new Map(held.flatMap(([key, id]) => (key === null ? [] : [[key, id]])))];
    }),
  );
}
