import * as z from "zod";
import { KEPT_IF_MISSING } from "./errors.texts";

/**
 * The fields that decide whether a record is in use at all. A change that leaves one out keeps its value: with the
 * default of a new record it would publish a draft, or let a locked user in.
 */
const SWITCHES = ["isPublic", "isEnabled", "isArchived"];

/** The switches among the fields of a stored record, or among the schemas of a resource. */
export function switchesOf<Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => SWITCHES.includes(name)));
}

/** The schemas of a resource's switches where a record is changed: without them nothing is filled in. */
export function optionalSwitches({ shape }: z.ZodObject): z.ZodRawShape {
  const kept = z.boolean().optional().meta({ description: KEPT_IF_MISSING });
  return Object.fromEntries(Object.keys(switchesOf(shape)).map((name) => [name, kept]));
}
