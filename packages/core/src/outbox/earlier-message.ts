import type { Key } from "../platform/db";

/** The key of a message as stored by versions before jobs. */
export interface EarlierMessage {
  owner: string;
  key: string;
}

/**
 * The table key of such a message. It is not in the entity's file, so that functions that only look it up do not bundle
 * the entity.
 */
export function earlierKey({ owner, key }: EarlierMessage): Key {
  return { pk: `message#${owner}`, sk: key };
}
