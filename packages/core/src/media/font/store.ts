import { FONT_STORAGE_FAILED } from "@tresen/contract/media/media.texts";
import { readObject, removeObject, writeObject } from "../../platform/blob";
import { AppError } from "../../platform/errors";

interface Style {
  /** The name as part of a key: lower case, digits and hyphens. */
  slug: string;
  variant: string;
}
/** An own font. `file` changes with its content, and so do the names of its objects. */
export type OwnFile = Style & { file: string };

const CSS = "text/css; charset=utf-8";
const keyOf = ({ slug, variant }: Style): string => `font/google/${slug}/style-${variant}.embed.css`;
const ownKey = ({ slug, variant, file }: OwnFile, ending: "woff" | "css"): string =>
  `font/own/${slug}/${variant}-${file}.${ending}`;

/** The stored style sheet of a Google font; null when there is none. @throws upstream */
export function keptStyle(style: Style): Promise<string | null> {
  return readText(keyOf(style));
}

/** @throws upstream */
export function keepStyle({ css, ...style }: Style & { css: string }): Promise<void> {
  return translated(() => writeObject({ key: keyOf(style), body: Buffer.from(css), contentType: CSS }));
}

/** The style sheet with an own font; null when there is none. @throws upstream */
export function readOwnStyle(own: OwnFile): Promise<string | null> {
  return readText(ownKey(own, "css"));
}

/** An own font as WOFF with zlib; null when there is none. @throws upstream */
export function readOwnFile(own: OwnFile): Promise<Uint8Array | null> {
  return translated(() => readObject({ key: ownKey(own, "woff") }));
}

/** @throws upstream */
export async function writeOwnFile({ own, woff, css }: { own: OwnFile; woff: Buffer; css: string }): Promise<void> {
  await translated(() =>
    Promise.all([
      writeObject({ key: ownKey(own, "woff"), body: woff, contentType: "font/woff" }),
      writeObject({ key: ownKey(own, "css"), body: Buffer.from(css), contentType: CSS }),
    ]),
  );
}

/** @throws upstream */
export async function removeOwnFile(own: OwnFile): Promise<void> {
  await translated(() =>
    Promise.all([removeObject({ key: ownKey(own, "woff") }), removeObject({ key: ownKey(own, "css") })]),
  );
}

async function readText(key: string): Promise<string | null> {
  const body = await translated(() => readObject({ key }));
  return body && Buffer.from(body).toString("utf8");
}

async function translated<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    throw new AppError("font.storage_failed", "upstream", FONT_STORAGE_FAILED, [], {
      cause,
    });
  }
}
