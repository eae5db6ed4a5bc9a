import { FONT_STORAGE_FAILED } from "@tresen/contract/media/media.texts";
import { readObject, writeObject } from "../../platform/blob";
import { AppError } from "../../platform/errors";

interface Style {
  /** The name as part of a key: lower case, digits and hyphens. */
  slug: string;
  variant: string;
}

const keyOf = ({ slug, variant }: Style): string => `font/google/${slug}/style-${variant}.embed.css`;

/** The stored style sheet; null when there is none. @throws upstream */
export async function keptStyle(style: Style): Promise<string | null> {
  const body = await translated(() => readObject({ key: keyOf(style) }));
  return body && Buffer.from(body).toString("utf8");
}

/** @throws upstream */
export async function keepStyle({ css, ...style }: Style & { css: string }): Promise<void> {
  await translated(() =>
    writeObject({ key: keyOf(style), body: Buffer.from(css), contentType: "text/css; charset=utf-8" }),
  );
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
