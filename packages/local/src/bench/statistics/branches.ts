import { branches as resource } from "@tresen/contract/branch/branch.resource";
import type { Actor } from "@tresen/core/platform/actor";

const ADMIN: Actor = { kind: "staff", user: { id: "usr_bench", name: "", roles: ["ROLE_ADMIN"], branches: [] } };

/** Creates branches, and publishes them, by which their calendars are known. */
export async function addBranches(
  branches: readonly { id: string; identifier: string; timeZone?: string }[],
): Promise<void> {
  const [{ createRecord, indexing }, { rebuildSnapshot }] = await Promise.all([
    import("@tresen/core/records"),
    import("@tresen/core/snapshot"),
  ]);
  for (const { id, ...fields } of branches) {
    const input = { id, ...resource.fields.parse({ name: fields.identifier, ...fields }) };
    await createRecord({ resource, actor: ADMIN, now: Date.now(), input, indexing });
  }
  await rebuildSnapshot({ startedAt: Date.now() });
}
