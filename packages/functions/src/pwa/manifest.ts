import { appIconPath } from "@tresen/contract/media/app-icon";
import { BACKEND_APP, backendAppName } from "@tresen/contract/site/app.texts";
import type { Config } from "@tresen/contract/config/config";

/** The background of the splash screen: that of the shop's pages in light mode. */
const BACKGROUND = "#faf9f7";

type Shop = Pick<Config, "shopName" | "description" | "primaryColor" | "logo">;

/** The web app manifest of the shop (W3C Web Application Manifest). */
export function webManifest(config: Shop): Record<string, unknown> {
  const { shopName, description } = config;
  return {
    ...appAt({ path: "/", config }),
    name: shopName,
    short_name: shopName,
    ...(description ? { description } : {}),
  };
}

/** The same of the back-office: iPhones and iPads get push messages in an installed app alone. */
export function backendManifest(config: Shop): Record<string, unknown> {
  return {
    ...appAt({ path: "/backend", config }),
    name: backendAppName(config.shopName),
    short_name: BACKEND_APP,
  };
}

function appAt({ path, config }: { path: string; config: Shop }): Record<string, unknown> {
  const { primaryColor, logo } = config;
  return {
    ...{ id: path, start_url: path, scope: path },
    lang: "de",
    dir: "ltr",
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
