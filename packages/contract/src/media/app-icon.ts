/** Sizes of the installed shop's icon: for iOS, and the two that browsers ask of a manifest. */
export const APP_ICON_SIZES = [180, 192, 512] as const;
export type AppIconSize = (typeof APP_ICON_SIZES)[number];

/**
 * Where the icon lies: made of the shop's logo by the picture handler, else a tile in the shop's colour. Always a PNG
 * with its subject in the middle, so that it may be cut to any shape.
 */
export function appIconPath({
  logo,
  size,
}: {
  logo: { id: string; version: number } | null | undefined;
  size: AppIconSize;
}): string {
  return logo ? `image/app-${size}/${logo.id}-${logo.version}.png` : `api/app/icon-${size}.png`;
}
