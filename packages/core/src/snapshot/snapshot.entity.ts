import { Entity } from "electrodb";
import { connection, custom, model, number, optionalNumber, optionalText, primaryKey, text } from "../platform/db";

/** The metadata of the published snapshot. It sorts after its chunks. */
export const SnapshotMetaEntity = new Entity(
  {
    model: model("snapshotMeta"),
    attributes: {
      version: number,
      etag: text,
      digest: optionalText,
      /** The compressed size of the public part. The rest, for staff only, follows it. */
      openBytes: optionalNumber,
      chunks: number,
      /** When the build began to read, by the clock that stamps the stream's records. */
      startedAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "snapshot", sk: "meta" }),
    },
  },
  connection,
);

/** A chunk of the compressed snapshot. */
export const SnapshotChunkEntity = new Entity(
  {
    model: model("snapshotChunk"),
    attributes: {
      index: { type: "number", required: true, padding: { length: 3, char: "0" } },
      /** The version of the snapshot that it belongs to. */
      version: number,
      bytes: { type: custom<Uint8Array>("any"), required: true },
    },
    indexes: {
      primary: primaryKey({ pk: "snapshot", sk: "chunk#${index}" }),
    },
  },
  connection,
);

/** A request to rebuild the snapshot. Each request writes the row again, so that it appears in the stream. */
export const SnapshotRequestEntity = new Entity(
  {
    model: model("snapshotRequest"),
    attributes: {
      /** Epoch ms by the machine's clock, like all times of publishing. */
      requestedAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "snapshot-request", sk: "snapshot-request" }),
    },
  },
  connection,
);
