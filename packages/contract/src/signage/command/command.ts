import * as z from "zod";
import { openingHoursRule } from "../../branch/opening-hours-fields";
import { instant } from "../../kit/fields/instant-fields";
import { id } from "../../kit/schema";
import { plainText } from "../../kit/plain-text";
import { COMMAND_STATES, COMMAND_TYPES } from "./command.state";

const minutes = z.int().min(1).max(1440);
const requestId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .optional();

/** A request to carry out a command. Its id may be chosen, so that a repeated request makes one command. */
export const commandRequest = z.discriminatedUnion("type", [
  z.strictObject({
    id: requestId,
    type: z.literal(["reload", "restart", "identify", "screenshot", "clearCache", "update", "sendLogs"]),
    data: z.strictObject({}).default({}).meta({ description: "Dieser Befehl hat keine Daten" }),
  }),
  z.strictObject({
    id: requestId,
    type: z.literal("showScene"),
    data: z.strictObject({ scene: id, minutes }),
  }),
  z.strictObject({
    id: requestId,
    type: z.literal("message"),
    data: z.strictObject({ text: z.string().overwrite(plainText).min(1).max(500), minutes: minutes.default(1) }),
  }),
  z.strictObject({
    id: requestId,
    type: z.literal("volume"),
    data: z.strictObject({ volume: z.int().min(0).max(100) }),
  }),
  z.strictObject({
    id: requestId,
    type: z.literal("powerPlan"),
    data: z.strictObject({ powerHours: z.array(openingHoursRule).max(500) }),
  }),
]);
export type CommandRequest = z.output<typeof commandRequest>;

/** What a TV says of a command that it got. */
export const commandResult = z.strictObject({
  message: z.string().max(500).optional(),
  lines: z.array(z.string().max(500)).max(200).optional(),
  /** The address of the picture that it drew. */
  picture: z.string().max(500).optional(),
});

/** The command that a TV got last. */
export const tvCommand = z.object({
  id: z.string(),
  type: z.enum(COMMAND_TYPES),
  data: z.record(z.string(), z.unknown()),
  state: z.enum(COMMAND_STATES),
  by: z.string().meta({ description: "Wer den Befehl gegeben hat" }),
  createdAt: instant,
  deliveredAt: instant.nullable(),
  finishedAt: instant.nullable(),
  expiresAt: instant,
  result: commandResult.nullable(),
});
export type TvCommand = z.output<typeof tvCommand>;
