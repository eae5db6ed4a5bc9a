import * as z from "zod";

/** The field by which records are put away. */
export const ARCHIVED = "isArchived";

/**
 * The field of resources whose records can be put away: they stay in whatever refers to them, such as orders and the
 * history, and neither lists nor pickers nor the shop offer them. A list shows them when it is filtered by the field.
 * Records from before the resource had it are not archived.
 */
export const archivable = {
  [ARCHIVED]: z.boolean().default(false).meta({
    title: "Archiviert",
    description:
      "Nicht mehr angeboten: weder im Shop noch in Listen und Auswahlen. Bestellungen und Verlauf behalten es.",
  }),
};

export function isArchivable({ fields }: { fields: z.ZodObject }): boolean {
  return ARCHIVED in fields.shape;
}

export function isArchived(record: object): boolean {
  return ARCHIVED in record && record[ARCHIVED] === true;
}
