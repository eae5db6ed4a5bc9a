import * as z from "zod";
import { id, sentLine } from "../kit/schema";
import { DELIVERY_MESSAGES } from "./delivery.texts";
import { DRIVER_KINDS } from "./driver";

/** A user or external user of the branch by id, or the name of somebody else. */
export const chosenDriver = z
  .strictObject({ kind: z.enum(DRIVER_KINDS), id: id.nullish(), name: sentLine(100) })
  .refine((driver) => driver.kind !== "user" || Boolean(driver.id), {
    path: ["id"],
    error: DELIVERY_MESSAGES.driverId,
  })
  .refine((driver) => Boolean(driver.id) || driver.kind === "user" || driver.name !== "", {
    path: ["name"],
    error: DELIVERY_MESSAGES.driverName,
  });
export type ChosenDriver = z.output<typeof chosenDriver>;
