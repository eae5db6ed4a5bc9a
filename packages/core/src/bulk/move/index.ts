import { BULK_IDS } from "@tresen/contract/bulk/bulk.limits";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { isWithinPath, movedPath } from "@tresen/contract/bulk/moved-path";
import { ownOf } from "@tresen/contract/kit/object";
import type { Resource } from "@tresen/contract/kit/resource";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as z from "zod";
import { listPlacedFolders } from "../../media/image";
import { AppError, inputError } from "../../platform/errors";
import type { Move } from "../bulk-job";
import { readPart } from "../part";

/** By resource and field the paths that records have, with how many records each. */
const PATHS: Readonly<Record<string, Readonly<Record<string, () => Promise<{ folder: string; count: number }[]>>>>> = {
  images: { folder: listPlacedFolders },
};

/**
 * What is to be moved, and the paths in which it lies now.
 * @param input.merge whether the records may come to others that are there already.
 * @throws input for a path that there is not, that would lie in itself or get too long; conflict where others are.
 */
export async function planMove({
  resource,
  input: { merge, ...asked },
}: {
  resource: Resource;
  input: Move & { merge: boolean };
}): Promise<{ move: Move; paths: string[] }> {
  const { field } = asked;
  const list = ownOf(ownOf(PATHS, resource.name) ?? {}, field);
  const schema = ownOf(resource.fields.shape, field);
  if (!list || !schema) throw refused("field", BULK_MESSAGES.notMovable);
  const [from, to] = (["from", "to"] as const).map((side) => pathIn({ schema, side, path: asked[side] }));
  if (!from) throw refused("from", BULK_MESSAGES.noPath);
  if (!to) throw refused("to", BULK_MESSAGES.noName);
  if (isWithinPath({ path: to, within: from })) throw refused("to", BULK_MESSAGES.pathInItself);
  const all = await list();
  const within = all.filter(({ folder }) => isWithinPath({ path: folder, within: from }));
  if (within.length === 0) throw refused("from", BULK_MESSAGES.noPath);
  if (within.reduce((sum, { count }) => sum + count, 0) > BULK_IDS) throw refused("from", BULK_MESSAGES.tooMany);
  const paths = within.map(({ folder }) => folder);
  for (const path of paths) pathIn({ schema, side: "to", path: movedPath({ path, from, to }) });
  const others = all.filter(({ folder }) => isWithinPath({ path: folder, within: to }) && !paths.includes(folder));
  if (others.length > 0 && !merge) throw new AppError("bulk.path_taken", "conflict", BULK_MESSAGES.pathTaken(to));
  return { move: { field, from, to }, paths };
}

/** The query of the path at this place of the job's list; null behind the last one. */
export async function queryAt({
  job,
  move: { field },
  place,
}: {
  job: string;
  move: Move;
  place: number;
}): Promise<Record<string, string> | null> {
  const paths = await readPart({ job, section: "paths", index: 0 });
  const path: unknown = Array.isArray(paths) ? paths[place] : undefined;
  return typeof path === "string" ? { [field]: path } : null;
}

/** The new path of a record; nothing for one that lies elsewhere meanwhile. */
export function movedField({
  fields,
  move: moving,
}: {
  fields: Readonly<Record<string, unknown>>;
  move: Move | undefined;
}): Record<string, string> {
  const path = moving && fields[moving.field];
  if (!moving || typeof path !== "string" || !isWithinPath({ path, within: moving.from })) return {};
  return { [moving.field]: movedPath({ path, ...moving }) };
}

/** The path as its field stores it. @throws input where the field does not take it. */
function pathIn({ schema, side, path }: { schema: z.core.$ZodType; side: "from" | "to"; path: string }): string {
  const parsed = z.safeParse(schema, path);
  if (!parsed.success) throw refused(side, BULK_MESSAGES.pathTooLong);
  return String(parsed.data);
}

function refused(name: string, message: string): AppError {
  return inputError({ code: "validation", faults: [fieldError({ path: `move.${name}`, code: "invalid", message })] });
}
