/** The minimum contrast of text and background according to WCAG. */
const READABLE = 4.5;
const INK = "#1c1e21";

export interface MailColors {
  brand: string;
  /** A text colour that is readable on the brand's colour. */
  onBrand: string;
  /** A link colour that is readable on white: the brand's colour if it is. */
  link: string;
}

export function mailColors(primary: string): MailColors {
  const brand = /^#[0-9a-f]{6}$/i.test(primary) ? primary : INK;
  return {
    brand,
    onBrand: contrast(brand, "#ffffff") >= contrast(brand, "#000000") ? "#ffffff" : "#000000",
    link: contrast(brand, "#ffffff") >= READABLE ? brand : INK,
  };
}

/** The contrast ratio of two colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
