import { CustomAttributeType, Entity } from "electrodb";
import { connection, model, number, optionalNumber, optionalText, primaryKey, text } from "../platform/db";

/** What the snapshot in place is. Sorts after its chunks. */
export const SnapshotMetaEntity = new Entity(
  {
    model: model("snapshotMeta"),
    attributes: {
      version: number,
      etag: text,
      digest: optionalText,
      /** Of what everybody gets, compressed; what only staff get follows it. */
      openBytes: optionalNumber,
      chunks: number,
      /** When reading for it began, by the clock that the stream's records are stamped with. */
      startedAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "snapshot", sk: "meta" }),
    },
  },
  connection,
);

/** A piece of the compressed init bundle and of what only staff get of it. */
export const SnapshotChunkEntity = new Entity(
  {
    model: model("snapshotChunk"),
    attributes: {
      index: { type: "number", required: true, padding: { length: 3, char: "0" } },
      /** Of the snapshot it belongs to. */
      version: number,
      bytes: { type: CustomAttributeType<Uint8Array>("any"), required: true },
    },
    indexes: {
      primary: primaryKey({ pk: "snapshot", sk: "chunk#${index}" }),
    },
  },
  connection,
);

/**
 * That somebody asked for the snapshot to be built anew. Written once more with each such wish, which the stream tells.
 */
export const SnapshotRequestEntity = new Entity(
  {
    model: model("snapshotRequest"),
    attributes: {
      /** Epoch ms of the machine's clock, as everything about publishing. */
      requestedAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "snapshot-request", sk: "snapshot-request" }),
    },
  },
  connection,
);
