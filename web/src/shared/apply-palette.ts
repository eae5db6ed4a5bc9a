import { type Hex, deriveColors } from "./palette";

export interface ShopColors {
  primaryColor: Hex;
  secondaryColor: Hex;
  borderRadius: string;
}

const TOKENS = {
  action: "action",
  onAction: "on-action",
  actionHover: "action-hover",
  actionText: "action-text",
  actionSoft: "action-soft",
} as const;

/** Replaces the tokens' defaults by the shop's colours and radius, for both themes. */
export function applyPalette({ primaryColor, secondaryColor, borderRadius }: ShopColors): void {
  const { style } = document.documentElement;
  const light = deriveColors({ primary: primaryColor, scheme: "light" });
  const dark = deriveColors({ primary: primaryColor, scheme: "dark" });
  style.setProperty("--color-primary", primaryColor);
  style.setProperty("--color-secondary", secondaryColor);
  style.setProperty("--radius", borderRadius);
  for (const [key, token] of Object.entries(TOKENS) as [keyof typeof TOKENS, string][]) {
    style.setProperty(`--color-${token}`, `light-dark(${light[key]}, ${dark[key]})`);
  }
  style.setProperty("--color-focus", `light-dark(${light.actionText}, ${dark.actionText})`);
}
