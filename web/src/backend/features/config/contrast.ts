import { type Hex, type Scheme, SURFACES, contrast, deriveColors } from "../../../shared/palette";

/** What WCAG 2.1 asks for: 1.4.3 for text, 1.4.11 for controls and what is needed to understand. */
const TEXT = 4.5;
const CONTROL = 3;

export type ColorUse = "onWhite" | "onBlack" | `${Scheme}.control` | `${Scheme}.text` | `${Scheme}.line`;

/** How well a colour can be seen in one of its uses. */
export interface Contrast {
  use: ColorUse;
  ratio: number;
  needed: number;
  passes: boolean;
  /** The shade that the shop takes there by itself, where the colour does not pass. */
  shade?: Hex;
}

const SCHEMES: readonly Scheme[] = ["light", "dark"];

/** The main colour in every use that the shop makes of it. */
export function primaryContrasts(color: Hex): Contrast[] {
  return [
    lettersOn(color),
    ...SCHEMES.flatMap((scheme) => {
      const { action, actionText } = deriveColors({ primary: color, scheme });
      const ratio = leastContrast({ color, scheme });
      return [
        judged({ use: `${scheme}.control`, ratio, needed: CONTROL, shade: action }),
        judged({ use: `${scheme}.text`, ratio, needed: TEXT, shade: actionText }),
      ];
    }),
  ];
}

/** The second colour: a line of the shop, and a ground of pictures. */
export function secondaryContrasts(color: Hex): Contrast[] {
  return [
    lettersOn(color),
    ...SCHEMES.map((scheme) =>
      judged({ use: `${scheme}.line`, ratio: contrast(color, SURFACES[scheme].surface), needed: CONTROL }),
    ),
  ];
}

/** The nearest shade of the same hue that passes everywhere on a light ground; null where the colour does itself. */
export function nearestPassing(color: Hex): Hex | null {
  const { actionText } = deriveColors({ primary: color, scheme: "light" });
  return actionText.toLowerCase() === color.toLowerCase() ? null : actionText;
}

/** Letters on the colour: white where they can be read, else black, as the shop has it. */
function lettersOn(color: Hex): Contrast {
  const white = contrast(color, "#ffffff");
  return white >= TEXT
    ? judged({ use: "onWhite", ratio: white, needed: TEXT })
    : judged({ use: "onBlack", ratio: contrast(color, "#000000"), needed: TEXT });
}

function leastContrast({ color, scheme }: { color: Hex; scheme: Scheme }): number {
  return Math.min(...Object.values(SURFACES[scheme]).map((surface) => contrast(color, surface)));
}

function judged({ use, ratio, needed, shade }: Omit<Contrast, "passes">): Contrast {
  const passes = ratio >= needed;
  return { use, ratio, needed, passes, ...(passes || shade === undefined ? {} : { shade }) };
}
