import { referencesIn } from "@tresen/contract/kit/references/references";
import type { Instant } from "@tresen/contract/kit/time";
import { resources } from "@tresen/contract/resources";
import type * as z from "zod";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { imagePath, readImage, restoreRemoved } from "../media/image";
import { type Actor, PLATFORM_ID } from "../platform/actor";
import { ConditionFailed, eachChunk, storageCall } from "../platform/db";
import { type Stored, recordEntity } from "../records/rows";
import { storeImage } from "./image";
import type { Plan } from "./plan";

const PLATFORM: Actor = {
  kind: "staff",
  user: { id: PLATFORM_ID, name: LOG_TEXTS.platform, roles: ["ROLE_ADMIN"], branches: [] },
};
const picture = recordEntity({ name: "images" });

/**
 * Makes sure that the pictures are there that records show since this import. Single writes note each such use in the
 * picture's row in their own transaction, see `guardedUses`; an import writes too many records for that, and notes the
 * uses after them. A removal that looked for uses before that is refused then. One that was quicker is overwritten, like
 * other edits during an import: the picture is restored.
 * @throws conflict for a picture whose file is not kept any more, upstream.
 */
export async function keepPictures({
  plan: { changes },
  known,
  bundled,
  now,
}: {
  plan: Pick<Plan, "changes">;
  /** The ids of all pictures, those of the bundle included. */
  known: ReadonlySet<string>;
  bundled: readonly Parameters<typeof storeImage>[0][];
  now: Instant;
}): Promise<void> {
  const shown = new Set(
    [...changes].flatMap(([name, all]) => all.flatMap((stored) => begunIn({ schema: resources[name].fields, stored }))),
  );
  const run = async ([id = ""]: readonly string[]): Promise<void> => {
    if (await noteUse(id)) return;
    await restoreRemoved({ actor: PLATFORM, id, now });
    await noteUse(id);
  };
  await eachChunk({ all: [...shown].filter((id) => known.has(id)), size: 1, parallel: 8, run });
  // The file of a picture that was removed and whose record the bundle then wrote again.
  const written = new Set((changes.get("images") ?? []).flatMap(({ before }) => (before ? [before.id] : [])));
  await eachChunk({
    all: bundled.filter(({ id }) => written.has(id)),
    size: 1,
    parallel: 4,
    run: async (chunk) => {
      for (const image of chunk) if (!(await readImage({ path: imagePath({ image }) }))) await storeImage(image);
    },
  });
}

/** The pictures that the record shows and did not show. */
function begunIn({ schema, stored: { before, row } }: { schema: z.ZodType; stored: Stored }): string[] {
  const had = before ? picturesIn({ schema, value: before.fields }) : [];
  return picturesIn({ schema, value: row.fields }).filter((id) => !had.includes(id));
}

function picturesIn(read: Parameters<typeof referencesIn>[0]): string[] {
  return referencesIn(read)
    .filter(({ resource }) => resource === resources.images.name)
    .map(({ id }) => id);
}

/** @returns whether the picture exists. */
async function noteUse(id: string): Promise<boolean> {
  try {
    await storageCall(() =>
      picture
        .update({ id })
        .add({ uses: 1 })
        .where(({ version }, { exists }) => exists(version))
        .go({ response: "none" }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
