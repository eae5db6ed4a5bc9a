import { imageFile, images } from "@tresen/contract/media/image.resource";
import { IMAGE_MESSAGES } from "@tresen/contract/media/media.texts";
import { AppError } from "../../platform/errors";
import { type Hooks, inUse } from "../../records";
import { keepFormer } from "./replace";
import { referringConfig } from "./usage";

/** A picture comes with its file, so none is entered; and none is removed that the settings show. */
export const imageHooks = {
  prepare: async ({ fields, before }) => ({
    fields: { ...fields, ...imageFile.kept(before?.fields ?? {}) },
    secrets: before?.secrets ?? {},
  }),
  checks: async ({ before, row, now }) => {
    if (!before) throw new AppError("image.not_entered", "conflict", IMAGE_MESSAGES.notEntered);
    if (row) return [];
    await requireUnusedByConfig(before.id);
    await keepFormer({ image: before.id, former: images.fields.parse(before.fields), now });
    return [];
  },
} satisfies Hooks;

/** @throws conflict */
async function requireUnusedByConfig(id: string): Promise<void> {
  const referring = await referringConfig(id);
  if (referring) throw inUse({ resource: images, referring: [referring], mayName: () => true });
}
