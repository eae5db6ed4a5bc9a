import * as z from "zod";
import { id } from "../kit/schema";
import { imageRef } from "../media/image-fields";

const imageName = z.object({ id, version: imageRef.shape.version, extension: imageRef.shape.extension });
type ImageName = z.output<typeof imageName>;
export type StoredImage = Pick<ImageName, "version" | "extension">;

/** The images in the bundle itself. Faulty ones are left out and reported at their own path. */
export function imagesOf(raw: Record<string, unknown>): ReadonlyMap<string, ImageName> {
  const named = Array.isArray(raw["images"]) ? raw["images"].map((image) => imageName.safeParse(image)) : [];
  return new Map(named.flatMap(({ data }) => (data ? [[data.id, data]] : [])));
}

/**
 * The field, below the `path` of an id within `value`, in which a record gives a version that the image never had, or
 * another extension than that of this version.
 */
export function misnamed({
  value,
  own,
  stored,
  path,
}: {
  value: unknown;
  own?: ImageName;
  stored?: StoredImage;
  path: string;
}): string | null {
  const { data: wanted } = imageName.safeParse(parentOf({ value, path }));
  const there = [own, stored].filter((candidate) => candidate !== undefined);
  // A reference to an earlier file is as good, since readers fill in the newest one.
  if (!wanted || there.length === 0 || there.some(({ version }) => wanted.version < version)) return null;
  const same = there.filter(({ version }) => version === wanted.version);
  if (same.some(({ extension }) => extension === wanted.extension)) return null;
  return path.replace(/id$/, same.length > 0 ? "extension" : "version");
}

function parentOf({ value, path }: { value: unknown; path: string }): unknown {
  return path.split(".").slice(0, -1).reduce(property, value);
}

function property(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
