import type { Resource } from "@tresen/contract/kit/resource";
import { Entity } from "electrodb";
import { anything, connection, model, number, optionalNumber, primaryKey, text } from "../../platform/db";

export type RecordEntity = ReturnType<typeof newEntity>;

const made = new Map<string, RecordEntity>();

/**
 * The entity of one resource's records, made from the resource's name: with the definition, every function would bundle
 * its checks. All records of a resource share a partition, so that a list is one Query; they are changed by people and
 * read through the snapshot, never while an order is written. The entity is created on first use.
 */
export function recordEntity({ name }: Pick<Resource, "name">): RecordEntity {
  const entity = made.get(name) ?? newEntity(name);
  made.set(name, entity);
  return entity;
}

function newEntity(name: string) {
  return new Entity(
    {
      model: model(name),
      attributes: {
        id: text,
        version: number,
        createdAt: text,
        updatedAt: text,
        /**
         * The resource's own fields; undefined when they are too large for one item and are stored in `parts` part
         * rows.
         */
        fields: anything<Record<string, unknown>>(),
        parts: optionalNumber,
        /** Grows with each `useCheck` that a write made of this version: see `checks.ts`. */
        uses: optionalNumber,
        /** Data that the server never shows, such as the hash of a password. */
        secrets: anything<Record<string, unknown>>(),
      },
      indexes: {
        primary: primaryKey({ pk: `resource#${name}`, sk: "${id}" }),
      },
    },
    connection,
  );
}
