import * as z from "zod";
import { type RecordOf, defineResource } from "../kit/resource";
import { imageRef } from "../media/image-fields";
import { requiredLine } from "../kit/schema";

export const tags = defineResource({
  name: "tags",
  idPrefix: "tag",
  one: "Schlagwort",
  many: "Schlagwörter",
  title: ["name"],
  navigation: { group: "offer", icon: "tag", position: 4 },
  fields: z.strictObject({
    name: requiredLine("Name").meta({ column: true }),
    image: imageRef.nullish().meta({ title: "Bild", widget: "image" }),
  }),
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  unique: [],
  list: { filters: [], sortable: ["name"], searchable: ["name"] },
  inSnapshot: true,
});

export type Tag = RecordOf<typeof tags>;
