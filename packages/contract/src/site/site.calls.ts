import * as z from "zod";
import { permissionOf } from "../kit/access";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { ofVersion } from "../log/version";
import { instant } from "../kit/fields/instant-fields";
import { plannedChange } from "../plan/plan.view";
import {
  draftInput,
  draftRevision,
  knownRevision,
  siteDraft,
  sitePreview,
  siteStates,
  storedSite,
  version,
} from "./draft/site-draft";
import { sites } from "./site.resource";

const editing = { ...permissionOf({ resource: sites, verb: "update" }), access: "admin" as const };

const draft = "/api/sites/{id}/draft";

export const siteCalls = {
  /** Page and draft at once, for editors: there is an answer too where there is no draft. */
  readStates: {
    ...get,
    path: "/api/sites/{id}/states",
    ...forHolders(editing),
    params: byId,
    response: siteStates,
  },
  readDraft: { ...get, path: draft, ...forHolders(editing), params: byId, response: siteDraft },
  saveDraft: {
    ...get,
    method: "PUT" as const,
    path: draft,
    ...forHolders(editing),
    params: byId,
    body: draftInput,
    response: siteDraft,
  },
  removeDraft: {
    ...get,
    method: "DELETE" as const,
    path: draft,
    ...forHolders(editing),
    params: byId,
    response: z.null(),
  },
  publishDraft: {
    ...post,
    path: "/api/sites/{id}/publish",
    ...forHolders(editing),
    params: byId,
    body: z.strictObject({
      version: version.meta({ description: "Fassung der Seite, wie sie gelesen wurde" }),
      revision: draftRevision.optional().meta({ description: "Wie zuletzt gelesen: sonst 409. Fehlt sie, gilt jeder" }),
      at: instant.optional().meta({
        description: "Wann, in der Zukunft: Dann ist die Antwort 202 mit der geplanten Veröffentlichung",
      }),
      redirect: z.boolean().optional().meta({
        description: "Legt zugleich eine Weiterleitung vom alten Pfad an, wenn die öffentliche Seite umzieht",
      }),
    }),
    response: z.union([storedSite, plannedChange]),
    accepted: 202 as const,
  },
  restoreVersion: {
    ...post,
    path: "/api/sites/{id}/versions/{version}/restore",
    ...forHolders(editing),
    params: byId.extend(ofVersion.pick({ version: true }).shape),
    body: z.strictObject(knownRevision),
    response: siteDraft,
  },
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
    response: sitePreview,
  },
} satisfies Record<string, Call>;
