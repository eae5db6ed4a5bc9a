import type { EventDetails } from "@tresen/contract/log/log-event.texts";
import type { LogEvent } from "@tresen/contract/log/log-kinds";
import type { LogEntry } from "@tresen/contract/log/log";
import { Entity } from "electrodb";
import {
  anything,
  connection,
  custom,
  indexKey,
  model,
  number,
  optionalText,
  primaryKey,
  text,
} from "../../platform/db";

/** What the log tells that is no change of a record: see `LOG_EVENTS`. Changes are in `ChangeEntity`. */
export const LogEventEntity = new Entity(
  {
    model: model("log-event"),
    attributes: {
      /** `log_…`. What may be told twice has an id that follows from it. */
      id: text,
      at: text,
      /** The UTC day of `at`. */
      day: text,
      event: { type: custom<LogEvent>("string"), required: true },
      actorKind: { type: custom<LogEntry["actor"]["kind"]>("string"), required: true },
      actorId: optionalText,
      /** The name of an actor who is no user: a payment provider. */
      actorName: optionalText,
      /** The resource and the id of whom or what it is about; neither for nothing. */
      resource: optionalText,
      subject: optionalText,
      /** The name of the subject. That of a user is read when the log is. */
      title: optionalText,
      branches: anything<string[]>(),
      /** Empty where it was no request. */
      requestId: { type: "string", default: "" },
      details: anything<EventDetails>(),
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "log-event#${id}", sk: "log-event" }),
      day: indexKey({ index: "gsi1", pk: "log-events#${day}", sk: "${at}#${id}" }),
      request: {
        ...indexKey({ index: "gsi2", pk: "log-request#${requestId}", sk: "${at}#${id}" }),
        condition: ({ requestId }) => requestId !== "",
      },
    },
  },
  connection,
);
