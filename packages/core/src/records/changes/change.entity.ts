import type { LogAction, LogEntry } from "@tresen/contract/log/log";
import { Entity } from "electrodb";
import {
  anything,
  connection,
  custom,
  indexKey,
  model,
  number,
  optionalNumber,
  optionalText,
  primaryKey,
  text,
} from "../../platform/db";

/** One change of one record. `GET /api/logs` and the history of a record are read from these rows. */
export const ChangeEntity = new Entity(
  {
    model: model("change"),
    attributes: {
      resource: text,
      id: text,
      /** Ten digits, so that the rows are in order. A removal has the version after the last one. */
      version: text,
      at: text,
      /** The UTC day of `at`. */
      day: text,
      /**
       * A change that is part of an import: the log shows one entry for all of them, so this row is found only by its
       * record.
       */
      isPart: { type: "boolean" },
      actorKind: { type: custom<LogEntry["actor"]["kind"]>("string"), required: true },
      actorId: optionalText,
      action: { type: custom<LogAction>("string"), required: true },
      /** Empty where it was no request. */
      requestId: { type: "string", default: "" },
      /** The title of the record at that time. */
      title: optionalText,
      branches: anything<string[]>(),
      /** Where the record stood before the change, if it has moved. An empty list: in no branch. */
      formerBranches: anything<string[]>(),
      /** The paths of the changed fields. */
      paths: anything<string[]>(),
      /**
       * For a large record, the number of its parts that contain the fields after the change. They expire with this
       * row.
       */
      parts: optionalNumber,
      /** `ChangeContent` as compressed JSON. */
      content: { ...anything<Uint8Array>(), required: true },
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "change#${resource}#${id}", sk: "${version}" }),
      day: {
        ...indexKey({ index: "gsi1", pk: "changes#${day}", sk: "${at}#${resource}#${id}#${version}" }),
        condition: ({ isPart }) => !isPart,
      },
      request: {
        ...indexKey({ index: "gsi2", pk: "log-request#${requestId}", sk: "${at}#${resource}#${id}#${version}" }),
        condition: ({ isPart, requestId }) => !isPart && requestId !== "",
      },
    },
  },
  connection,
);
