import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { contrastOf, textColorOn } from "@tresen/contract/template/data/text-color";

/** White can be read from some metres on a colour with this contrast. */
const READABLE = 11;
const STEP = 0.9;

/** Gives a scene the shop's colours: one for what stands above it, and a dark one for its ground. */
export function colourOf({
  element,
  shop: { primaryColor, secondaryColor },
}: {
  element: HTMLElement;
  shop: Pick<Manifest["shop"], "primaryColor" | "secondaryColor">;
}): void {
  element.style.setProperty("--primary", primaryColor);
  element.style.setProperty("--on-primary", textColorOn(primaryColor));
  element.style.setProperty("--ground", darkened(secondaryColor));
}

/** The colour, so dark that white can be read on it. */
export function darkened(color: string): string {
  let [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
  const hex = (): string =>
    `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
  while (contrastOf(hex(), "#ffffff") < READABLE) [red, green, blue] = [red * STEP, green * STEP, blue * STEP];
  return hex();
}
