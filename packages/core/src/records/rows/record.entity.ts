import type { Resource } from "@tresen/contract/kit/resource";
import { CustomAttributeType, Entity } from "electrodb";
import { connection, model, number, optionalNumber, primaryKey, text } from "../../platform/db";

export type RecordEntity = ReturnType<typeof newEntity>;

const made = new Map<string, RecordEntity>();

/**
 * The entity of one resource of the generic pattern, of which it needs only the name: the definition with its checks
 * would come along to every function. All records of a resource share a partition, so that a list is
 * one Query; they are few, changed by people and read through the snapshot, never on the way of an order's writes.
 * It is made once, when it is first asked for.
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
        /** The resource's own fields; absent when they are too large for one item and stand in `parts` part rows. */
        fields: { type: CustomAttributeType<Record<string, unknown>>("any") },
        parts: optionalNumber,
        /** What the server keeps beside the fields and never shows, such as a password's hash. */
        secrets: { type: CustomAttributeType<Record<string, unknown>>("any") },
      },
      indexes: {
        primary: primaryKey({ pk: `resource#${name}`, sk: "${id}" }),
      },
    },
    connection,
  );
}
