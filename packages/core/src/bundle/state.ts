import {
  BUNDLED_NAMES,
  type BundledName,
  type KnownIds,
  type KnownImages,
  type KnownUniques,
  uniqueKey,
} from "@tresen/contract/bundle/bundle";
import { resources } from "@tresen/contract/resources";
import { isReady } from "../records";
import { type Row, allRows } from "../records/rows";
import { storedImage } from "./image";

export type RecordName = "images" | BundledName;
/** The lists of a bundle, in the order in which they can be written. */
export const RECORD_NAMES: readonly RecordName[] = ["images", ...BUNDLED_NAMES];

/** Every record that the shop has, by resource and id. */
export type BundleState = ReadonlyMap<RecordName, ReadonlyMap<string, Row>>;

export async function readState(): Promise<BundleState> {
  const lists = await Promise.all(
    RECORD_NAMES.map(async (name) => [name, await allRows({ resource: { name } })] as const),
  );
  return new Map(lists.map(([name, rows]) => [name, new Map(rows.map((row) => [row.id, row]))]));
}

export function knownIds(state: BundleState): KnownIds {
  return new Map(
    [...state].map(([name, rows]) => {
      const ready = [...rows.values()].filter((row) => isReady({ resource: name, row }));
      return [name, new Set(ready.map(({ id }) => id))];
    }),
  );
}

export function knownImages(state: BundleState): KnownImages {
  const stored = [...(state.get("images") ?? [])].map(([id, row]) => [id, storedImage(row)] as const);
  return new Map(
    stored.flatMap(([id, { fileVersion: version, extension }]) => (extension ? [[id, { version, extension }]] : [])),
  );
}

export function knownUniques(state: BundleState): KnownUniques {
  return new Map(
    [...state].map(([name, rows]) => {
      const held = resources[name].unique.flatMap((names) =>
        [...rows.values()].map(({ id, fields }) => [uniqueKey({ names, fields }), id] as const),
      );
      return [name, new Map(held.flatMap(([key, id]) => (key === null ? [] : [[key, id]])))];
    }),
  );
}
