import { ownContent } from "@tresen/contract/signage/scene/scene-content";
import type { Scene } from "@tresen/contract/signage/scene/scene.resource";
import { SCENE_MESSAGES } from "@tresen/contract/signage/scene/scene.texts";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { env } from "../platform/env";
import { inputError } from "../platform/errors";
import type { Hooks } from "../records";
import { type Row, type WriteCheck, namedRecords } from "../records/rows";
import { lookAt } from "./web/look-at";

const sceneRows = namedRecords<Scene>("scenes");

/**
 * The hooks of scenes: they keep the content of their type alone. A web address is looked at when it is new, and refused where no
 * screen could show it.
 */
export const sceneHooks = {
  prepare({ fields }: { fields: Record<string, unknown> }) {
    const content = ownContent(sceneRows.fieldsOf({ fields }));
    return Promise.resolve({ fields: { ...fields, content }, secrets: {} });
  },

  async checks({ before, row }: { before: Row | null; row: Row | null }): Promise<WriteCheck[]> {
    const url = row && addressOf(row);
    if (!url || (before && addressOf(before) === url)) return [];
    const finding = await lookAt({ url, origin: env.PUBLIC_URL });
    if (finding === "fine" || finding === "unreachable") return [];
    const message = SCENE_MESSAGES[finding];
    throw inputError({
      code: `scene.${finding}`,
      faults: [fieldError({ path: "content.url", code: finding, message })],
    });
  },
} satisfies Hooks;

/** What a scene of a web address shows; null for others. */
function addressOf(row: Row): string | null {
  const { type, content } = sceneRows.fieldsOf(row);
  return type === "web" ? (content.url ?? null) : null;
}
