import * as z from "zod";
import { type RecordOf, defineResource, onlyPublic } from "../kit/resource";
import { choice, flag, markdown, requiredLine } from "../kit/schema";
import { identifier } from "../kit/fields/identifier-field";
import { imageRef } from "../media/image-fields";

export const blocks = defineResource({
  name: "blocks",
  idPrefix: "blk",
  one: "Inhalt",
  many: "Inhalte",
  title: ["name"],
  navigation: { group: "website", icon: "newspaper", position: 3 },
  fields: z.strictObject({
    identifier: identifier.optional(),
    name: requiredLine("Name").meta({ column: true }),
    isPublic: flag("Öffentlich", true).meta({ column: true }),
    type: choice(["popup", "text"], { title: "Art", labels: { popup: "Pop-up", text: "Text" }, column: true }),
    content: z
      .strictObject({
        isActive: z.boolean().default(false).meta({ title: "Aktiv" }),
        text: markdown("Text").default(""),
        image: imageRef.nullish().meta({ title: "Bild", widget: "image" }),
      })
      .prefault({})
      .meta({ title: "Inhalt" }),
  }),
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  unique: [["identifier"]],
  list: { filters: ["type", "isPublic"], sortable: ["name"], searchable: ["name", "identifier"] },
  inSnapshot: true,
  publish: onlyPublic,
});

export type Block = RecordOf<typeof blocks>;
