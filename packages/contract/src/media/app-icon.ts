/** Sizes of the icon of the installed shop: one for iOS and the two that browsers require in a manifest. */
export const APP_ICON_SIZES = [180, 192, 512] as const;
export type AppIconSize = (typeof APP_ICON_SIZES)[number];

/**
 * The path of the icon. It is drawn from the shop's logo by the image function, or without a logo as a tile in the
 * shop's colour. It is always a PNG with its subject in the middle, so that it may be cut to any shape.
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
