import * as z from "zod";
import { pickedByBranch } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { ref, requiredLine } from "../kit/schema";

export const tables = defineResource({
  name: "tables",
  idPrefix: "tbl",
  one: "Tisch",
  many: "Tische",
  title: ["identifier"],
  navigation: { group: "operations", icon: "table", position: 4 },
  fields: z.strictObject({
    identifier: requiredLine("Kennung", 64).meta({
      column: true,
      description: "Nummer oder Name des Tisches, wie sie am Tisch steht, etwa 12 oder Terrasse 3.",
    }),
    branch: ref("branches", "Filiale").meta({ ref: "branches", title: "Filiale", column: true }),
  }),
  access: { read: "public", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (table) => [table.branch],
  pickedBy: pickedByBranch,
  unique: [["branch", "identifier"]],
  list: { filters: ["branch"], sortable: ["identifier"], searchable: ["identifier"] },
  inSnapshot: true,
});

export type Table = RecordOf<typeof tables>;
