/** White or black, whichever can be read better on the colour. The contrast is at least 4.5:1 for every colour. */
export function textColorOn(color: string): "#ffffff" | "#000000" {
  return contrastOf(color, "#ffffff") >= contrastOf(color, "#000000") ? "#ffffff" : "#000000";
}

/** The contrast of two colours `#rrggbb`, from 1 to 21. Source: WCAG 2.1, "contrast ratio". */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
