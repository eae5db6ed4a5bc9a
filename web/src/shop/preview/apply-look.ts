import type { Config } from "@tresen/contract/config/config";
import { applyPalette } from "../../shared/apply-palette";

let latest: object | null = null;
/** Whether settings were sent as they are typed: the published ones do not replace them any more. */
let isTyped = false;
let fonts: Promise<void> = Promise.resolve();

/**
 * Gives the page the colours and typefaces of a configuration. Typefaces are loaded one configuration after another, so
 * that those that were wanted last are the ones that stay.
 */
export function applyLook(config: Config, from: "published" | "typed" = "published"): void {
  isTyped ||= from === "typed";
  if (isTyped && from === "published") return;
  latest = config;
  applyPalette(config);
  fonts = fonts.then(async () => {
    if (latest !== config) return;
    const { applyFonts } = await import("../features/shell/shop-fonts");
    await applyFonts(config);
  });
  // Without its typeface the page keeps the one that it has.
  fonts = fonts.catch(() => undefined);
}
