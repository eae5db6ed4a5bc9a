import * as z from "zod";
import { KEPT_IF_MISSING } from "./errors.texts";
import type { Resource } from "./resource";

/**
 * The fields that decide whether a record is in use at all. A change that leaves one out keeps its value: with the
 * default of a new record it would publish a draft, or let a locked user in.
 */
const SWITCHES = ["isPublic", "isEnabled"];

/** The schemas of a resource's switches where a record is changed: without them nothing is filled in. */
export function optionalSwitches({ shape }: z.ZodObject): z.ZodRawShape {
  return Object.fromEntries(
    SWITCHES.flatMap((name) => {
      const field = shape[name];
      if (!(field instanceof z.ZodDefault)) return [];
      const { title } = z.globalRegistry.get(field) ?? {};
      const kept = z.optional(field.unwrap() as z.ZodType);
      return [[name, kept.meta({ ...(title === undefined ? {} : { title }), description: KEPT_IF_MISSING })]];
    }),
  );
}

/** The switches of a stored record. One that was stored before its field existed has the field's default. */
export function switchesOf({
  resource,
  record,
}: {
  resource: Pick<Resource, "fields">;
  record: Readonly<Record<string, unknown>>;
}): Record<string, unknown> {
  return Object.fromEntries(
    SWITCHES.flatMap((name) => {
      const schema = resource.fields.shape[name] as z.ZodType | undefined;
      return schema ? [[name, record[name] ?? schema.parse(undefined)]] : [];
    }),
  );
}
