import * as z from "zod";
import { type RecordOf, defineResource } from "../kit/resource";
import { imageRef } from "../media/image-fields";
import { prose, requiredLine } from "../kit/schema";
import { availability } from "./availability-fields";

export const categories = defineResource({
  name: "categories",
  idPrefix: "cat",
  one: "Kategorie",
  many: "Kategorien",
  title: ["name"],
  navigation: { group: "offer", icon: "shapes", position: 2 },
  fields: z.strictObject({
    name: requiredLine("Name").meta({ column: true }),
    description: prose("Beschreibung").default(""),
    image: imageRef.nullish().meta({ title: "Bild", widget: "image", shownAs: "category" }),
    ...availability,
  }),
  access: { read: "public", create: "admin", update: "admin", remove: "admin" },
  unique: [],
  list: { filters: ["isEnabled"], sortable: ["name"], searchable: ["name", "description"] },
  inSnapshot: true,
});

export type Category = RecordOf<typeof categories>;
