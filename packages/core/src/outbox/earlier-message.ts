import type { Key } from "../platform/db";

/** What tells a message of a version before jobs from others. */
export interface EarlierMessage {
  owner: string;
  key: string;
}

/** Where such a message lies. It stands here and not in its entity, which only those need that take messages over. */
export function earlierKey({ owner, key }: EarlierMessage): Key {
  return { pk: `message#${owner}`, sk: key };
}
