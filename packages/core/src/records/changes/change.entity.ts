import type { LogAction, LogEntry } from "@tresen/contract/log/log";
import { CustomAttributeType, Entity } from "electrodb";
import { connection, indexKey, model, number, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/** One change of one record: what `GET /api/logs` and the history of a record are made of. */
export const ChangeEntity = new Entity(
  {
    model: model("change"),
    attributes: {
      resource: text,
      id: text,
      /** Ten digits, so that the rows stand in order. A removal has the version after the last one. */
      version: text,
      at: text,
      /** The day of `at` in UTC. */
      day: text,
      /** One of many changes that one entry of the log tells of: it is found by its record alone. */
      isPart: { type: "boolean" },
      actorKind: { type: CustomAttributeType<LogEntry["actor"]["kind"]>("string"), required: true },
      actorId: optionalText,
      actorName: optionalText,
      action: { type: CustomAttributeType<LogAction>("string"), required: true },
      requestId: optionalText,
      /** How the record was called then. */
      title: optionalText,
      branches: { type: CustomAttributeType<string[]>("any") },
      /** Paths of the fields that were given another value. */
      paths: { type: CustomAttributeType<string[]>("any") },
      /** Of a large record: how many of its parts hold the fields after the change. They expire with this row. */
      parts: optionalNumber,
      /** Deflated JSON of `ChangeContent`. */
      content: { type: CustomAttributeType<Uint8Array>("any"), required: true },
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "change#${resource}#${id}", sk: "${version}" }),
      day: {
        ...indexKey({ index: "gsi1", pk: "changes#${day}", sk: "${at}#${resource}#${id}#${version}" }),
        condition: ({ isPart }) => !isPart,
      },
    },
  },
  connection,
);
