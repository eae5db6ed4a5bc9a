import { configFields } from "@tresen/contract/config/config";
import { configSubject } from "@tresen/contract/config/config.permissions";
import { referencesIn } from "@tresen/contract/kit/references/references";
import { imageFile, images } from "@tresen/contract/media/image.resource";
import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { getConfig } from "../../config";
import { AppError } from "../../platform/errors";
import { type Hooks, inUse } from "../../records";

/** A picture comes with its file, so none is entered; and none is removed that the settings show. */
export const imageHooks = {
  prepare: async ({ fields, before }) => ({
    fields: { ...fields, ...imageFile.kept(before?.fields ?? {}) },
    secrets: before?.secrets ?? {},
  }),
  checks: async ({ before, row }) => {
    if (!before) throw new AppError("image.not_entered", "conflict", IMAGE_MESSAGES.notEntered);
    if (!row) await requireUnusedByConfig(before.id);
    return [];
  },
} satisfies Hooks;

/** @throws conflict */
async function requireUnusedByConfig(id: string): Promise<void> {
  const { version, createdAt, ...fields } = { createdAt: "", ...(await getConfig()) };
  const isUsed = referencesIn({ schema: configFields, value: fields }).some(
    (reference) => reference.resource === images.name && reference.id === id,
  );
  if (!isUsed) return;
  const subject = { ...configSubject, many: configSubject.one, title: [], fields: configFields };
  const row = { id: configSubject.name, version, createdAt, updatedAt: createdAt, fields, parts: 0, secrets: {} };
  const access = { read: "staff", create: "admin", update: "admin", remove: "admin" } as const;
  throw inUse({ resource: images, referring: [{ resource: { ...subject, access }, row }], mayName: () => true });
}
