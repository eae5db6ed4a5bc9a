import type { FontVariant } from "@tresen/contract/media/font/variant";
import { log } from "../../platform/log";
import { type FontFace, fontCss } from "./css";

const HOST = "https://fonts.googleapis.com";
const FILES = "https://fonts.gstatic.com/";
/** The time limit for all requests of one style sheet together, so that pages do not wait longer for a typeface. */
const TIMEOUT = 2500;
const LARGEST_FACE = 500_000;
/** Google decides the format by the user agent; only a browser's gets woff2. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
const SUBSETS = ["latin-ext", "latin"];
const RULE = /\/\*\s*([a-z-]+)\s*\*\/\s*@font-face\s*\{([^}]*)\}/g;

/**
 * The style sheet of a Google font with its font files included; null when Google does not have the font or cannot be
 * reached.
 */
export async function googleFont({ family, weight, style }: FontVariant & { family: string }): Promise<string | null> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const axes = style === "italic" ? `ital,wght@1,${weight}` : `wght@${weight}`;
  try {
    const answer = await fetch(`${HOST}/css2?family=${encodeURIComponent(family)}:${axes}&display=swap`, {
      signal,
      headers: { "user-agent": BROWSER },
    });
    if (!answer.ok) return null;
    const rules = [...(await answer.text()).matchAll(RULE)].filter(([, subset = ""]) => SUBSETS.includes(subset));
    const faces = await Promise.all(rules.map(([, , rule = ""]) => readFace({ rule, signal })));
    return faces.length === 0 || faces.includes(null)
      ? null
      : fontCss({ family, weight, style, faces: faces.filter((face) => face !== null) });
  } catch (error) {
    log.warn("font not reachable", { family, reason: error instanceof Error ? error.message : "unknown" });
    return null;
  }
}

async function readFace({ rule, signal }: { rule: string; signal: AbortSignal }): Promise<FontFace | null> {
  const url = /url\(([^)]+)\)\s*format\(['"]woff2['"]\)/.exec(rule)?.[1];
  const unicodeRange = /unicode-range:\s*([0-9A-Fa-fU+?, -]+)/.exec(rule)?.[1]?.trim();
  if (!url?.startsWith(FILES) || !unicodeRange) return null;
  const answer = await fetch(url, { signal });
  if (!answer.ok) return null;
  const data = new Uint8Array(await answer.arrayBuffer());
  return data.byteLength > LARGEST_FACE ? null : { unicodeRange, data };
}
