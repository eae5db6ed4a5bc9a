import { appIconPath } from "@tresen/contract/media/app-icon";
import type { Config } from "@tresen/contract/config/config";

/** The background of the splash screen: that of the shop's pages in light mode. */
const BACKGROUND = "#faf9f7";

/** The web app manifest of the shop (W3C Web Application Manifest). */
export function webManifest(
  config: Pick<Config, "shopName" | "description" | "primaryColor" | "logo">,
): Record<string, unknown> {
  const { shopName, description, primaryColor, logo } = config;
  return {
    id: "/",
    name: shopName,
    short_name: shopName,
    ...(description ? { description } : {}),
    lang: "de",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: primaryColor,
    background_color: BACKGROUND,
    icons: ([192, 512] as const).flatMap((size) => {
      const icon = { src: `/${appIconPath({ logo, size })}`, sizes: `${size}x${size}`, type: "image/png" };
      return [
        { ...icon, purpose: "any" },
        { ...icon, purpose: "maskable" },
      ];
    }),
  };
}
