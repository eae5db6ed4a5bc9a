import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { recordFields } from "../../kit/resource";
import { sites } from "../site.resource";

export const version = z.int().min(1);

export const storedSite = sites.fields.extend(recordFields);

/** A page as it may be published later, beside its record, which is what is published. */
export const siteDraft = z.object({
  fields: sites.fields,
  baseVersion: version.meta({ description: "Fassung der Seite, von der der Entwurf ausging" }),
  updatedAt: instant,
  updatedBy: z.string().meta({ description: "Id des Benutzers" }),
  updatedByName: z.string().nullable(),
  revision: z.string().meta({ description: "Mit jedem Speichern eine andere; zum Mitsenden beim nächsten" }),
});
export type SiteDraft = z.output<typeof siteDraft>;

/** With the `revision` of the draft that was read, one that somebody else saved meanwhile is not overwritten. */
export const draftRevision = z.string().max(40);
export const knownRevision = {
  revision: draftRevision.nullable().optional().meta({
    description: "Wie zuletzt gelesen, `null`, wenn es keinen gab: sonst 409. Fehlt sie, wird überschrieben.",
  }),
};

/** The answer to a refused change with 409: what is stored. */
export const siteStates = z.object({ draft: siteDraft.nullable(), record: storedSite });
export type SiteStates = z.output<typeof siteStates>;

/** What a link to a page shows. */
export const sitePreview = z.object({
  site: storedSite,
  expiresAt: instant.meta({ description: "Bis wann der Schlüssel gilt" }),
});

export const draftInput = z.strictObject({
  fields: sites.fields,
  baseVersion: version,
  ...knownRevision,
  // As it was read; nobody reads them here.
  updatedAt: z.string().optional(),
  updatedBy: z.string().optional(),
  updatedByName: z.string().nullable().optional(),
});
