import * as z from "zod";
import type { Referrer } from "../kit/resource";
import { ref, refs } from "../kit/schema";
import { untitledMenu } from "./untitled-menu";

/** The fields of menus that refer to other resources. */
export const menuReferrer = {
  name: "menus",
  one: "Produktkatalog",
  many: "Produktkataloge",
  title: ["name"],
  untitled: untitledMenu,
  fields: z.object({
    branches: refs("branches", "Filialen")
      .default([])
      .meta({ description: "In welchen Filialen diese Speisekarte gilt." }),
    catalog: z
      .array(
        z.strictObject({
          category: ref("categories", "Kategorie"),
          products: z.array(ref("products")).max(25_000).meta({ title: "Produkte" }),
        }),
      )
      .max(500)
      .default([])
      .meta({ title: "Katalog", entry: "Kategorie", widget: "catalog" }),
  }),
  access: { read: "public", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (menu: { id: string; branches: readonly { id: string }[] }) => menu.branches.map(({ id }) => id),
} as const satisfies Referrer;
