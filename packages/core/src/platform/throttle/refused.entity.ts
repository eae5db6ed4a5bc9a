import type { RefusedKind } from "@tresen/contract/log/refused";
import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../db";

/** How many requests of strangers were refused on a day. */
export const RefusedEntity = new Entity(
  {
    model: model("refused"),
    attributes: {
      /** In UTC. */
      day: text,
      kind: { type: custom<RefusedKind>("string"), required: true },
      count: number,
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "refused", sk: "${day}#${kind}" }) },
  },
  connection,
);
