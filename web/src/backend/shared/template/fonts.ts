import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Font, fontFileUrls } from "@tresen/contract/media/font/font";
import { closestVariant, parseVariant } from "@tresen/contract/media/font/variant";
import {
  FALLBACK_FACE,
  type FontBook,
  type FontFace as Face,
  fontBook,
} from "@tresen/contract/template/render/font/font-book";
import { type TemplateFont, openFont } from "@tresen/contract/template/render/font/template-font";
import { useEffect, useMemo, useState } from "react";
import { call } from "../../../shared/api";

export const fontQueries = {
  list: () =>
    queryOptions({
      queryKey: ["fonts", "list"],
      queryFn: ({ signal }) => call("GET /api/fonts", { signal }),
      staleTime: 5 * 60_000,
    }),
};

/** The families that there are. */
export function useFonts(): readonly Font[] {
  return useQuery(fontQueries.list()).data ?? NONE;
}
const NONE: readonly Font[] = [];

/** An opened face, or `null` if its files could not be loaded. */
type Opened = { face: Face; font: TemplateFont } | null;
const opened = new Map<string, Promise<Opened>>();
const known = new Map<string, Opened>();

/** The name of a family within this page, where its own name may mean another typeface of the machine. */
export const cssFamily = (family: string): string => `Tresen ${family}`;

const MINUTE = 60_000;

function openFace({
  family,
  variant,
  fonts,
}: {
  family: string;
  variant: string;
  fonts: readonly Font[];
}): Promise<Opened> {
  const key = `${family} ${variant}`;
  const begun = opened.get(key);
  if (begun) return begun;
  const urls = fontFileUrls({ family, variant, fonts });
  const parsed = parseVariant(variant);
  if (!urls || !parsed) return Promise.resolve(null);
  const isItalic = parsed.style === "italic";
  const started = Promise.all(
    urls.map(async ({ url }) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`Font file answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    }),
  ).then(
    (files): Opened => {
      for (const [index, data] of files.entries()) {
        const range = urls[index]?.unicodeRange;
        const face = new FontFace(cssFamily(family), data, {
          weight: String(parsed.weight),
          style: parsed.style,
          ...(range ? { unicodeRange: range } : {}),
        });
        document.fonts.add(face);
      }
      return { face: { family, weight: parsed.weight, isItalic }, font: openFont(files) };
    },
    (): Opened => {
      // It is tried again, but not with each rendering.
      setTimeout(() => {
        opened.delete(key);
        known.delete(key);
      }, MINUTE);
      return null;
    },
  );
  opened.set(key, started);
  void started.then((result) => known.set(key, result));
  return started;
}

/** The variant of a family that shows a face; null if the family is not there. */
function variantFor({ face, fonts }: { face: Face; fonts: readonly Font[] }): string | null {
  const font = fonts.find(({ family }) => family === face.family);
  return font
    ? closestVariant({ variants: font.variants, weight: face.weight, style: face.isItalic ? "italic" : "normal" })
    : null;
}

/**
 * The fonts that layers need, loaded as they are needed. `book` is null until the fallback is there; `isLoading` as long as
 * others are on their way, so that nobody is told that they are missing.
 */
export function useFontBook(faces: readonly Face[]): { book: FontBook | null; isLoading: boolean } {
  const { data: fonts } = useQuery(fontQueries.list());
  const keys = useMemo(() => {
    if (!fonts) return [];
    const wanted = [FALLBACK_FACE, ...faces].flatMap((face) => {
      const variant = variantFor({ face, fonts });
      return variant === null ? [] : [`${face.family}\n${variant}`];
    });
    return [...new Set(wanted)];
  }, [fonts, faces]);
  const list = keys.join("\t");
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!fonts) return undefined;
    let isShown = true;
    for (const key of list.split("\t").filter(Boolean)) {
      const [family = "", variant = ""] = key.split("\n");
      if (known.has(`${family} ${variant}`)) continue;
      void openFace({ family, variant, fonts }).then(() => isShown && setCount((count) => count + 1));
    }
    return () => {
      isShown = false;
    };
  }, [list, fonts]);
  const results = keys.map((key) => known.get(key.replace("\n", " ")));
  const found = results.flatMap((result) => result ?? []);
  const isLoading = !fonts || results.includes(undefined);
  // The book keeps what it has set, so it is made anew only when there are more faces.
  const signature = found.map(({ face }) => `${face.family} ${face.weight} ${face.isItalic}`).join("\n");
  const book = useMemo(() => {
    const fallback = found.find(
      ({ face }) => face.family === FALLBACK_FACE.family && face.weight === FALLBACK_FACE.weight && !face.isItalic,
    );
    return fallback
      ? fontBook({ faces: found.map(({ face, font }) => ({ ...face, font })), fallback: fallback.font })
      : null;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the signature says all that matters of the faces
  }, [signature]);
  return { book, isLoading };
}

/** Loads a family so that the page can show its name in itself. */
export function previewFont({ font, fonts }: { font: Font; fonts: readonly Font[] }): Promise<unknown> {
  const variant = closestVariant({ variants: font.variants, weight: 400, style: "normal" });
  return variant === null ? Promise.resolve() : openFace({ family: font.family, variant, fonts });
}
