import { MINUTE } from "@tresen/contract/kit/time";
import { paperLogoPath } from "@tresen/contract/media/paper-logo";
import type { Paper } from "@tresen/contract/print/paper/paper";
import { env } from "../../platform/env";
import { log } from "../../platform/log";
import type { Picture } from "../render";

/** How long a printer is kept waiting for a picture, in milliseconds. It then prints without. */
const TIMEOUT = 2_000;
/** How long a picture that could not be had is not asked for again. */
const RETRY_AFTER = MINUTE;
/** A shop prints one or two logos. */
const MOST = 20;
/** Pictures never change under their name, so a process asks once for each. */
const kept = new Map<string, { picture: Promise<Picture | null>; at: number }>();

/** The pictures of a document by their reference, drawn by the image function. One that cannot be had is left out. */
export async function picturesOf(paper: Paper): Promise<Map<string, Picture>> {
  const names = new Set(paper.flatMap((line) => (line.kind === "picture" ? [line.image] : [])));
  const found = new Map<string, Picture>();
  for (const name of names) {
    const picture = await pictureOf(name);
    if (picture) found.set(name, picture);
  }
  return found;
}

async function pictureOf(name: string): Promise<Picture | null> {
  const known = kept.get(name);
  if (known && ((await known.picture) || Date.now() - known.at < RETRY_AFTER)) return known.picture;
  if (kept.size >= MOST) kept.clear();
  const picture = load(name).catch((error: unknown) => {
    log.warn("A picture of a print is missing", {
      image: name,
      reason: error instanceof Error ? error.name : "unknown",
    });
    return null;
  });
  kept.set(name, { picture, at: Date.now() });
  return picture;
}

async function load(name: string): Promise<Picture | null> {
  const answer = await fetch(new URL(paperLogoPath(encodeURIComponent(name)), `${env.PUBLIC_URL}/`), {
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return answer.ok ? parsePgm(new Uint8Array(await answer.arrayBuffer())) : null;
}

/** @returns null for bytes that are no PGM of 8 bits. */
export function parsePgm(bytes: Uint8Array): Picture | null {
  const [head, width, height] =
    /^P5\n(\d{1,5}) (\d{1,5})\n255\n/.exec(Buffer.from(bytes.subarray(0, 32)).toString("latin1")) ?? [];
  const grey = bytes.subarray(head?.length ?? 0);
  const picture = { width: Number(width), height: Number(height), grey };
  return head && grey.length === picture.width * picture.height ? picture : null;
}
