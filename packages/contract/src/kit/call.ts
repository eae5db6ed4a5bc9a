import * as z from "zod";
import type { Access, Permission, StaffAccess } from "./access";
import { id } from "./schema";

/** The request side of a call, which its handler validates. Of the answer it has only the type. */
export interface Request<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /**
   * The path with `{name}` for each parameter. Its type is the literal path, by which the browser's client finds the
   * call.
   */
  path: `/api/${string}`;
  access: Access;
  /** The permission that staff need. Without it `access` alone decides. */
  permission?: Permission;
  /**
   * Whether a session on a shared tablet may make the call. Unless this says so, it may make those whose permission is
   * in `user/tablet/tablet-access.ts`.
   */
  isOnTablet?: boolean;
  /** Whether a session may make the call whose person must set up a second factor before anything else. */
  isBeforeSecondFactor?: boolean;
  params: Params;
  /** A strict object, so that parameters that it does not name are refused, or `anyQuery`. */
  query: Query;
  /** `z.undefined()` where the call has no body. */
  body: Body;
  /** The schema of `data` in the answer. It is optional because handlers do not validate their answers. */
  response?: Response;
  status: 200 | 201 | 202 | 204;
  /** Whether a repeated request with the same header `Idempotency-Key` gets the first answer again. */
  isKeyed?: boolean;
  /** Of a call whose caller is known by a key in its path: what its refusal says, and whether it takes a PIN as a header. */
  byKey?: { refusal: string; takesPin: boolean };
  /** The media types of an answer that is a file. */
  media?: readonly string[];
  /** A further status of a success, for what happens later if the request asks for that. */
  accepted?: 202;
}

/** One call of the API: what a handler validates, what OpenAPI documents and what the back-office's client sends. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> extends Request<Params, Query, Body, Response> {
  response: Response;
}

/**
 * Gives a call the type of its answer without the schema, which is then kept with the API description alone. This is
 * for large answers: their schemas would be built at each start of a function that never uses them.
 */
export function answering<Response extends z.ZodType>(): { response?: Response } {
  return {};
}

const none = z.undefined();
const noParams = z.object({});
const noQuery = z.strictObject({});
/**
 * The query of a public address to which others add parameters of their own, such as payment providers. They are not
 * read.
 */
export const anyQuery = z.looseObject({});
export const byId = z.object({ id });
/**
 * A call that shows more to staff takes `as=staff`. A request with it and an expired session is refused instead of
 * getting the public answer.
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

/** Access for staff who hold the permission. */
export function forHolders<Needed extends Permission & { access: StaffAccess }>(permission: Needed) {
  return { access: permission.access, permission };
}
