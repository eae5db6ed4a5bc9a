import { Entity } from "electrodb";
import { connection } from "../platform/db";

/** What the snapshot in place is. Sorts after its chunks. */
export const SnapshotMetaEntity = new Entity(
  {
    model: { entity: "snapshotMeta", version: "1", service: "tresen" },
    attributes: {
      version: { type: "number", required: true },
      etag: { type: "string", required: true },
      digest: { type: "string" },
      /** Of what everybody gets, compressed; what only staff get follows it. */
      openBytes: { type: "number" },
      chunks: { type: "number", required: true },
      /** When reading for it began, by the clock that the stream's records are stamped with. */
      startedAt: { type: "number", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: [], template: "snapshot", casing: "none" },
        sk: { field: "sk", composite: [], template: "meta", casing: "none" },
      },
    },
  },
  connection,
);

/** A piece of the compressed init bundle and of what only staff get of it. */
export const SnapshotChunkEntity = new Entity(
  {
    model: { entity: "snapshotChunk", version: "1", service: "tresen" },
    attributes: {
      index: { type: "number", required: true, padding: { length: 3, char: "0" } },
      /** Of the snapshot it belongs to. */
      version: { type: "number", required: true },
      bytes: { type: "any", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: [], template: "snapshot", casing: "none" },
        sk: { field: "sk", composite: ["index"], template: "chunk#${index}", casing: "none" },
      },
    },
  },
  connection,
);

/**
 * That somebody asked for the snapshot to be built anew. Written once more with each such wish, which the stream tells.
 */
export const SnapshotRequestEntity = new Entity(
  {
    model: { entity: "snapshotRequest", version: "1", service: "tresen" },
    attributes: {
      /** Epoch ms of the machine's clock, as everything about publishing. */
      requestedAt: { type: "number", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: [], template: "snapshot-request", casing: "none" },
        sk: { field: "sk", composite: [], template: "snapshot-request", casing: "none" },
      },
    },
  },
  connection,
);
