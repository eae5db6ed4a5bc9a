import { UNKNOWN_BROWSER } from "@tresen/contract/push/push.texts";

/** The first that is found counts: most browsers also name those whose pages they show as well. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(?:iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** By what people recognise a browser in a list: `Chrome, Android`. */
export function browserOf(userAgent: string): string {
  const named = (list: readonly [RegExp, string][]): string[] =>
    list
      .filter(([pattern]) => pattern.test(userAgent))
      .slice(0, 1)
      .map(([, name]) => name);
  return [...named(BROWSERS), ...named(SYSTEMS)].join(", ") || UNKNOWN_BROWSER;
}
