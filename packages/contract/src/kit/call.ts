import * as z from "zod";
import type { Access, Permission, StaffAccess } from "./access";
import { id } from "./schema";

/** What a handler needs of a call: how it is asked for. Of its answer only the type. */
export interface Request<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** With `{name}` for each parameter. As narrow a type as it is, the browser's client knows each call by it. */
  path: `/api/${string}`;
  access: Access;
  /** What staff need for it; without one every member of staff that `access` means may do it. */
  permission?: Permission;
  params: Params;
  query: Query;
  /** `z.undefined()` where the call takes none. */
  body: Body;
  /** What stands under `data`. No handler checks what it answers, so a function may do without the schema. */
  response?: Response;
  status: 200 | 201 | 202 | 204;
}

/** One call of the API: what a handler validates, what OpenAPI documents and what the back-office's client sends. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> extends Request<Params, Query, Body, Response> {
  response: Response;
}

/**
 * The type of a call's answer without its schema, which then stands with the description of the API alone. For large
 * answers: their schemas would be built with each start of a function that never looks at them.
 */
export function answering<Response extends z.ZodType>(): { response?: Response } {
  return {};
}

const none = z.undefined();
const noParams = z.object({});
const noQuery = z.object({});
export const byId = z.object({ id });
/**
 * Who shows more to staff is asked for it by name: an ended session is told as one, and not with what everybody gets.
 */
export const asked = {
  as: z
    .literal("staff")
    .optional()
    .meta({ description: "`staff`: auch, was nicht öffentlich ist; ohne gültige Anmeldung 401" }),
};

type Defaults = { params: typeof noParams; query: typeof noQuery; body: typeof none };
const defaults: Defaults = { params: noParams, query: noQuery, body: none };
export const get = { ...defaults, method: "GET" as const, status: 200 as const };
export const post = { ...defaults, method: "POST" as const, status: 200 as const };

/** For staff who hold the permission. */
export function forHolders<Needed extends Permission & { access: StaffAccess }>(permission: Needed) {
  return { access: permission.access, permission };
}
