import type { PlayedScene } from "@tresen/contract/signage/plays/plays";
import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../../platform/db";

/**
 * What a TV has shown on one day of its branch. It keeps the names of scenes and TV as they were, so that it outlives
 * their records, until it expires.
 */
export const TvPlaysEntity = new Entity(
  {
    model: model("tvPlays"),
    attributes: {
      branch: text,
      /** By the branch's calendar. */
      day: text,
      tv: text,
      /** The name of the TV. */
      name: text,
      /** The last quarter of an hour that is counted, by its beginning: what comes again is not counted again. */
      countedTo: number,
      scenes: { type: custom<PlayedScene[]>("any"), required: true },
      /** Seconds. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "tv-plays#${branch}", sk: "${day}#${tv}" }) },
  },
  connection,
);
