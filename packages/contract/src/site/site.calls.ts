import * as z from "zod";
import { permissionOf } from "../kit/access";
import { type Call, byId, forHolders, post } from "../kit/call";
import { recordFields } from "../kit/resource";
import { instant } from "../kit/fields/instant-fields";
import { sites } from "./site.resource";

const editing = { ...permissionOf({ resource: sites, verb: "update" }), access: "admin" as const };

export const siteCalls = {
  createPreviewLink: {
    ...post,
    path: "/api/sites/{id}/preview-links",
    ...forHolders(editing),
    params: byId,
    body: z.strictObject({ expiresAt: instant }),
    response: z.object({ key: z.string(), expiresAt: z.string() }),
    status: 201 as const,
  },
  // The key is in the body, because logs and caches store addresses but no bodies.
  preview: {
    ...post,
    path: "/api/sites/preview",
    access: "public" as const,
    body: z.strictObject({ key: z.string().regex(/^[\w-]{20,100}$/) }),
    response: sites.fields.extend(recordFields),
  },
} satisfies Record<string, Call>;
