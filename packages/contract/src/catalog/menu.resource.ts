import * as z from "zod";
import { type RecordOf, defineResource } from "../kit/resource";
import { instantOrLocal, line, ref, refs, requiredLine } from "../kit/schema";
import { DEFAULT_TIME_ZONE, formatDate, parseInstant } from "../kit/time";
import { checkMenu } from "./menu.rules";

const menuName = { title: "Name", column: true };

export const menus = defineResource({
  name: "menus",
  idPrefix: "mnu",
  one: "Produktkatalog",
  many: "Produktkataloge",
  title: ["name"],
  /** Those of former versions have no name. */
  untitled({ availableFrom }) {
    const from = parseInstant({ text: availableFrom ?? "", zone: DEFAULT_TIME_ZONE });
    return from === null ? null : `Produktkatalog ab ${formatDate({ at: from, zone: DEFAULT_TIME_ZONE })}`;
  },
  navigation: { group: "offer", icon: "book", position: 3 },
  fields: z.strictObject({
    name: line("Name").default("").meta(menuName),
    availableFrom: instantOrLocal.nullish().meta({ title: "Verfügbar ab", column: true }),
    branches: refs("branches", "Filialen").default([]),
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
  entered: {
    create: { name: requiredLine("Name").meta(menuName) },
    update: { name: requiredLine("Name").meta(menuName) },
  },
  check: checkMenu,
  access: { read: "public", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (menu) => menu.branches.map(({ id }) => id),
  unique: [],
  list: { filters: ["branches"], sortable: ["name", "availableFrom"], searchable: ["name"] },
  inSnapshot: true,
});

export type Menu = RecordOf<typeof menus>;
