import type { ImageRecord } from "@tresen/contract/media/image.resource";
import { images } from "@tresen/contract/media/image.resource";
import type { EntityItem } from "electrodb";
import { ConditionFailed, batchWrite, itemOf, keyOf, storageCall, transactionWrites } from "../../../platform/db";
import { type WriteCheck, allRows, stale } from "../../../records/rows";
import { ImagePlaceEntity } from "./image-place.entity";

export type ImagePlaceRow = EntityItem<typeof ImagePlaceEntity>;
type Place = Pick<ImagePlaceRow, "kind" | "value">;
type Placed = Partial<Pick<ImageRecord, "folder" | "tags">>;

/** A picture's places before and after a change; null where there is no picture. */
interface Move {
  before: Placed | null;
  after: Placed | null;
}

/** The counters that a change of a picture moves, as parts of its transaction, so that they are always right. */
export function placeChecks(move: Move): WriteCheck[] {
  return moved(move).map(({ by, ...place }) => ({
    condition: () => countWrite({ place, by }),
    error: stale(),
  }));
}

/** Removes the counters that a change has left at nothing. */
export async function forgetPlaces(move: Move): Promise<void> {
  await Promise.all(
    moved(move)
      .filter(({ by }) => by < 0)
      .map(({ kind, value }) => forgetEmpty({ kind, value })),
  );
}

/**
 * Counts all pictures anew, after an import or a migration, whose writes move no counters. It reads all pictures.
 */
export async function recountPlaces(): Promise<void> {
  const [rows, known] = await Promise.all([allRows({ resource: images }), allCounters()]);
  const counts = new Map<string, ImagePlaceRow>();
  for (const { fields } of rows)
    for (const place of placesOf(fields)) {
      const key = keyOfPlace(place);
      counts.set(key, { ...place, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  await batchWrite([
    ...[...counts.values()].map((row) => ({ put: itemOf(ImagePlaceEntity.put(row).params()) })),
    ...known
      .filter((place) => !counts.has(keyOfPlace(place)))
      .map(({ kind, value }) => ({ delete: keyOf(ImagePlaceEntity.delete({ kind, value }).params()) })),
  ]);
}

/** The counters of one kind, without those at nothing: one Query. */
export async function countersOf(kind: Place["kind"]): Promise<ImagePlaceRow[]> {
  const { data } = await storageCall(() =>
    ImagePlaceEntity.query.primary({ kind }).go({ pages: "all", consistent: true }),
  );
  return data;
}

async function allCounters(): Promise<ImagePlaceRow[]> {
  return (await Promise.all([countersOf("folder"), countersOf("tag")])).flat();
}

function countWrite({ place, by }: { place: Place; by: number }) {
  const [write] = transactionWrites({
    entities: { imagePlace: ImagePlaceEntity },
    writes: ({ imagePlace }) => [imagePlace.update(place).add({ count: by }).commit()],
  });
  if (!write) throw new RangeError("no write");
  return write;
}

function moved({ before, after }: Move): (Place & { by: number })[] {
  const [held, wanted] = [placesOf(before), placesOf(after)];
  const missingIn = (others: readonly Place[]) => (place: Place) =>
    !others.some((other) => keyOfPlace(other) === keyOfPlace(place));
  return [
    ...held.filter(missingIn(wanted)).map((place) => ({ ...place, by: -1 })),
    ...wanted.filter(missingIn(held)).map((place) => ({ ...place, by: 1 })),
  ];
}

function placesOf(placed: Placed | null): Place[] {
  if (!placed) return [];
  const { folder = "", tags = [] } = placed;
  return [{ kind: "folder", value: folder }, ...[...new Set(tags)].map((value) => ({ kind: "tag" as const, value }))];
}

function keyOfPlace({ kind, value }: Place): string {
  return `${kind}=${value}`;
}

async function forgetEmpty(place: Place): Promise<void> {
  try {
    await storageCall(() =>
      ImagePlaceEntity.delete(place)
        .where(({ count }, { lte }) => lte(count, 0))
        .go({ response: "none" }),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
