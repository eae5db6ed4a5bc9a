import type { Clip } from "../../admin/clipboard/clipboard";
import { isPlain } from "../../admin/model/draft";

/**
 * The step that a copied group becomes: it has the options of the group, as if one had chosen the group. A group that
 * was copied before it was saved has no id, so its options become the step's own.
 */
export function pastedStep({ id, value }: Clip): unknown {
  if (!isPlain(value) || typeof value.name !== "string") return null;
  const { name, optional, type, description, options } = value;
  return id === undefined ? { name, optional, type, description, options } : { name, optional, group: id };
}
