import type { Resource } from "@tresen/contract/kit/resource";
import { Entity } from "electrodb";
import { connection } from "../client";

/**
 * The entity of one resource of the generic pattern, of which it needs only the name: the definition with its checks
 * would come along to every function. All records of a resource share a partition, so that a list is
 * one Query; they are few, changed by people and read through the snapshot, never on the way of an order's writes.
 */
export function recordEntity(resource: Pick<Resource, "name">) {
  return new Entity(
    {
      model: { entity: resource.name, version: "1", service: "tresen" },
      attributes: {
        id: { type: "string", required: true },
        version: { type: "number", required: true },
        createdAt: { type: "string", required: true },
        updatedAt: { type: "string", required: true },
        /** The resource's own fields; absent when they are too large for one item and stand in `parts` part rows. */
        fields: { type: "any" },
        parts: { type: "number" },
        /** What the server keeps beside the fields and never shows, such as a password's hash. */
        secrets: { type: "any" },
      },
      indexes: {
        primary: {
          pk: { field: "pk", composite: [], template: `resource#${resource.name}`, casing: "none" },
          sk: { field: "sk", composite: ["id"], template: "${id}", casing: "none" },
        },
      },
    },
    connection,
  );
}

export type RecordEntity = ReturnType<typeof recordEntity>;
