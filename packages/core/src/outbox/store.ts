import type { EntityItem } from "electrodb";
import {
  ConditionFailed,
  type Item,
  type Key,
  keyOf,
  readTogether,
  stored,
  writeTogether,
  writeTransaction,
} from "../platform/db";
import { type Channel, MessageEntity } from "./message.entity";

export type MessageRow = EntityItem<typeof MessageEntity>;

/** How long a message is kept after its end. It holds an address or a number, a form even more. */
const KEPT_DAYS = 90;
const FORM_KEPT_DAYS = 30;
/**
 * Messages that one look at the work list takes up. Those that wait for others are joined from among them, so they are
 * many.
 */
const PAGE = 1000;

export type MessageKey = Pick<MessageRow, "owner" | "key">;

export interface NewMessage {
  owner: string;
  key: string;
  event: string;
  channel: Channel;
  to: string;
  branch?: string;
  form?: MessageRow["form"];
  withdrawal?: MessageRow["withdrawal"];
  orders?: string[];
  createdAt: string;
}

/** A message as it is first written. @param at the machine's clock. */
export function messageRow({
  state,
  dueAt,
  at,
  ...content
}: NewMessage & { state: "queued" | "waiting" | "claimed"; dueAt: number; at: number }): MessageRow {
  const days = content.form ? FORM_KEPT_DAYS : KEPT_DAYS;
  return {
    ...content,
    state,
    attempts: state === "claimed" ? 1 : 0,
    dueAt: new Date(dueAt).toISOString(),
    expiresAt: Math.ceil(at / 1000) + days * 86_400,
  };
}

export function messageKey({ owner, key }: MessageKey): Key {
  return keyOf(MessageEntity.get({ owner, key }).params());
}

/** Stores messages whatever there is of them, in one call. */
export function writeMessages(rows: readonly MessageRow[]): Promise<void> {
  return writeTogether(rows.map((row) => ({ put: MessageEntity.put(row).params().Item as Item })));
}

/** @returns false when there is this very message already, whatever has become of it. */
export function insertMessage(row: MessageRow): Promise<boolean> {
  return unlessTaken(() => MessageEntity.create(row).go({ response: "none" }));
}

/** Messages that belong together: all of them or none. @returns false when there are any of them already. */
export function insertMessages(rows: readonly MessageRow[]): Promise<boolean> {
  return unlessTaken(() =>
    writeTransaction({
      entities: { message: MessageEntity },
      writes: (entities) => rows.map((row) => entities.message.create(row).commit()),
    }),
  );
}

/**
 * Puts one message in the place of several that were read: all of it or nothing. @returns false when one of them was
 * changed meanwhile.
 */
export function joinMessages({ rows, digest }: { rows: readonly MessageRow[]; digest: MessageRow }): Promise<boolean> {
  return unlessTaken(() =>
    writeTransaction({
      entities: { message: MessageEntity },
      writes: (entities) => [
        entities.message.create(digest).commit(),
        ...rows.map((row) => {
          const { dueAt: _, ...rest } = row;
          return entities.message
            .put({ ...rest, state: "joined", reason: digest.owner })
            .where(({ state, attempts }, { eq }) => `${eq(state, row.state)} AND ${eq(attempts, row.attempts)}`)
            .commit();
        }),
      ],
    }),
  );
}

export async function findMessage({ owner, key }: Pick<MessageRow, "owner" | "key">): Promise<MessageRow | null> {
  const { data } = await stored(() => MessageEntity.get({ owner, key }).go({ consistent: true }));
  return data;
}

/** Stores a message over the one that was read. @returns false when somebody else did so first. */
export function replaceMessage({ before, row }: { before: MessageRow; row: MessageRow }): Promise<boolean> {
  return unlessTaken(() =>
    MessageEntity.put(row)
      .where(({ state, attempts }, { eq }) => `${eq(state, before.state)} AND ${eq(attempts, before.attempts)}`)
      .go({ response: "none" }),
  );
}

/** Those of the messages still to be dealt with that it is time for, oldest first. @param at the machine's clock. */
export async function listDueMessages({ at }: { at: number }): Promise<MessageRow[]> {
  const { data } = await stored(() =>
    MessageEntity.query
      .due({})
      .lte({ dueAt: new Date(at).toISOString() })
      .go({ data: "raw", limit: PAGE }),
  );
  const keys = (data as unknown as { Items?: { pk: string; sk: string }[] }).Items ?? [];
  const found = await readTogether(keys.map(({ pk, sk }) => ({ pk, sk })));
  const rows = keys.flatMap((key) => messageOf(found(key)) ?? []);
  // The index may lag behind: what somebody has claimed in between is theirs.
  return rows.filter(({ dueAt }) => dueAt !== undefined && Date.parse(dueAt) <= at);
}

/** All messages about an order or a form. */
export async function listMessages(owner: string): Promise<MessageRow[]> {
  const { data } = await stored(() => MessageEntity.query.primary({ owner }).go({ pages: "all", consistent: true }));
  return data;
}

export function messageOf(item: Record<string, unknown> | undefined): MessageRow | null {
  return item ? MessageEntity.parse({ Item: item }).data : null;
}

async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await stored(write);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
