import * as z from "zod";
import { permissionOf } from "../kit/access";
import { type Call, byId, post } from "../kit/call";
import { plainText } from "../kit/plain-text";
import { recordFields } from "../kit/resource";
import { id } from "../kit/schema";
import { projects } from "./project.resource";
import { COMMENT_LENGTH, tasks } from "./task.resource";

/** Calls about projects and tasks beside the generic ones. */
export const projectCalls = {
  /**
   * Makes the project of an order with one task for each position, or completes what an earlier call has begun: an order
   * has one project.
   */
  createProjectOfOrder: {
    ...post,
    access: projects.access.create,
    permission: permissionOf({ resource: projects, verb: "create" }),
    path: "/api/projects/from-order",
    body: z.strictObject({ order: id }),
    response: z.object({ id }),
  },
  /** Appends a comment, whoever else writes one at the same moment. The server says who wrote it and when. */
  commentTask: {
    ...post,
    access: tasks.access.update,
    permission: permissionOf({ resource: tasks, verb: "update" }),
    path: "/api/tasks/{id}/comments",
    params: byId,
    body: z.strictObject({
      text: z
        .string()
        .overwrite((text) => plainText(text).trim())
        .min(1)
        .max(COMMENT_LENGTH),
    }),
    response: tasks.fields.extend(recordFields),
    status: 201 as const,
  },
} satisfies Record<string, Call>;
