import { keysOf } from "@tresen/contract/kit/object";
import { imageFile, images } from "@tresen/contract/media/image.resource";
import { sites } from "@tresen/contract/site/site.resource";
import type { Actor } from "../../platform/actor";
import { type Hooks, type Referring, inUse } from "../../records";
import { hasAlt } from "./facts";
import { forgetPlaces, placeChecks } from "./place";
import { settleNow } from "./removed/hidden";
import { keptFacts, removedFile, restoredFile } from "./removed/removed-file";
import { imageRow } from "./row";
import { maySeeDrafts, referringBeside } from "./usage";

/**
 * A picture comes with its file, so none is entered but one that was removed and whose file is kept; and none is removed
 * that the settings or drafts of pages show.
 */
export const imageHooks = {
  prepare: async ({ id, fields, before }) => ({
    fields: {
      ...ofRecord(fields),
      ...(before ? imageFile.kept(before.fields) : await keptFacts({ id, fields })),
      uploadedAt: uploadedAt((before ?? { fields }).fields),
      hasAlt: hasAlt({ alt: String(fields["alt"] ?? "") }),
    },
    secrets: before?.secrets ?? {},
  }),
  checks: async ({ before, row, actor, now }) => {
    const checks = placeChecks({ before: before?.fields ?? null, after: row?.fields ?? null });
    if (!before) return row ? [...checks, await restoredFile({ ...row, now })] : checks;
    if (row) return checks;
    await requireUnusedBeside({ id: before.id, actor });
    return [...checks, ...removedFile({ ...imageRow(before), now })];
  },
  after: async ({ before, row }) => {
    await forgetPlaces({ before: before.fields, after: row?.fields ?? null });
    if (!row) await settleNow(before.id);
  },
} satisfies Hooks;

/** Pictures of an earlier version do not say it. A removed one that is restored comes with it. */
function uploadedAt({ uploadedAt: at }: Record<string, unknown>): string | null {
  return typeof at === "string" ? at : null;
}

/** Without what answers say beside the record. */
function ofRecord(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(keysOf(images.fields.shape).map((name) => [name, fields[name]]));
}

/** @throws conflict */
async function requireUnusedBeside({ id, actor }: { id: string; actor: Actor }): Promise<void> {
  const referring = await referringBeside(id);
  const mayName = ({ resource }: Referring): boolean => resource.name !== sites.name || maySeeDrafts(actor);
  if (referring.length > 0) throw inUse({ resource: images, referring, mayName });
}
