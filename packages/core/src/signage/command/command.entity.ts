import type { CommandState, CommandType } from "@tresen/contract/signage/command/command.state";
import type { TvCommand } from "@tresen/contract/signage/command/command";
import { Entity } from "electrodb";
import { anything, connection, custom, model, number, optionalText, primaryKey, text } from "../../platform/db";

/** Where the partitions of commands begin; the id of the TV follows. */
export const COMMAND_ROWS = "tv-command#";

/** The last command of a TV: there is one at a time. */
export const TvCommandEntity = new Entity(
  {
    model: model("tvCommand"),
    attributes: {
      tv: text,
      id: text,
      /** Counts the writes, each of which is made on condition of the last. */
      version: number,
      type: { type: custom<CommandType>("string"), required: true },
      data: { ...anything<Record<string, unknown>>(), required: true },
      state: { type: custom<CommandState>("string"), required: true },
      /** The name of whoever gave it. */
      by: text,
      /** The id of the same; missing in what was given before there was one. */
      byId: optionalText,
      createdAt: text,
      expiresAt: text,
      deliveredAt: optionalText,
      finishedAt: optionalText,
      result: anything<NonNullable<TvCommand["result"]>>(),
    },
    indexes: { primary: primaryKey({ pk: `${COMMAND_ROWS}\${tv}`, sk: "command" }) },
  },
  connection,
);
