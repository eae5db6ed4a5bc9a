import * as z from "zod";
import { pickedByBranch } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { instantOrLocal } from "../kit/fields/instant-fields";
import { line, requiredLine } from "../kit/schema";
import { menuReferrer } from "./menu.referrer";
import { checkMenu } from "./menu.rules";

const menuName = { title: "Name", column: true };

export const menus = defineResource({
  ...menuReferrer,
  pickedBy: pickedByBranch,
  idPrefix: "mnu",
  navigation: { group: "offer", icon: "book", position: 3 },
  fields: z.strictObject({
    name: line("Name").default("").meta(menuName),
    availableFrom: instantOrLocal.nullish().meta({
      description:
        "Ab wann diese Speisekarte gilt. Von mehreren gilt die, die zuletzt begonnen hat. Leer: schon immer.",
      title: "Verfügbar ab",
      column: true,
    }),
    ...menuReferrer.fields.shape,
  }),
  entered: {
    create: { name: requiredLine("Name").meta(menuName) },
    update: { name: requiredLine("Name").meta(menuName) },
  },
  check: checkMenu,
  unique: [],
  list: { filters: ["branches"], sortable: ["name", "availableFrom"], searchable: ["name"] },
  inSnapshot: true,
});

export type Menu = RecordOf<typeof menus>;
