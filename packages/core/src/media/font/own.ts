import { fontSlug } from "@tresen/contract/media/font/family";
import type { Font } from "@tresen/contract/media/font/font";
import { fontFileUrl } from "@tresen/contract/media/font/packaged";
import { type FontVariant, byWeight, closestVariant } from "@tresen/contract/media/font/variant";
import type { EntityItem } from "electrodb";
import { storageCall } from "../../platform/db";
import { OwnFontEntity } from "./own-font.entity";

export type OwnFontRow = EntityItem<typeof OwnFontEntity>;

/** All own font files, by family. */
export async function ownFontRows(): Promise<OwnFontRow[]> {
  const { data } = await storageCall(() => OwnFontEntity.query.primary({}).go({ consistent: true, pages: "all" }));
  return data;
}

/** The file of an own family's variant; null when there is none. */
export async function ownFontRow({ family, variant }: { family: string; variant: string }): Promise<OwnFontRow | null> {
  const key = { slug: fontSlug(family), variant };
  const { data } = await storageCall(() => OwnFontEntity.get(key).go({ consistent: true }));
  return data;
}

/** The own file that CSS would use for a variant: that of the closest one of the family. Null when there is no such family. */
export async function closestOwnFont({
  family,
  weight,
  style,
}: FontVariant & { family: string }): Promise<OwnFontRow | null> {
  const slug = fontSlug(family);
  const { data } = await storageCall(() =>
    OwnFontEntity.query.primary({}).begins({ slug }).go({ consistent: true, pages: "all" }),
  );
  const rows = data.filter((row) => row.slug === slug);
  const closest = closestVariant({ variants: rows.map(({ variant }) => variant), weight, style });
  return rows.find(({ variant }) => variant === closest) ?? null;
}

/** Own families as lists show them. */
export function ownFamilies(rows: readonly OwnFontRow[]): Font[] {
  return [...Map.groupBy(rows, ({ family }) => family)].map(([family, unordered]) => {
    const files = unordered.toSorted((a, b) => byWeight(a.variant, b.variant));
    return {
      family,
      source: "own",
      category: null,
      variants: files.map(({ variant }) => variant),
      files: files.map(({ variant, file, size, glyphs, missing, createdAt }) => ({
        variant,
        url: fontFileUrl({ family, variant, part: file }),
        size,
        glyphs,
        missing,
        createdAt,
      })),
    };
  });
}
