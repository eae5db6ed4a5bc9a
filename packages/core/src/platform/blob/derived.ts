import { headObject } from "./inspect";
import { removeObject, writeObject } from "./store";

/**
 * Stores what was made from another object, and takes it back if that one was removed meanwhile: whoever removes both
 * removes the source first, so one of the two sees the other. @returns whether it is stored. @throws errors of S3.
 */
export async function writeDerived({
  source,
  ...object
}: Parameters<typeof writeObject>[0] & { source: string }): Promise<boolean> {
  await writeObject(object);
  if (await headObject({ key: source })) return true;
  await removeObject({ key: object.key });
  return false;
}
