import * as z from "zod";
import { type RecordOf, defineResource } from "../../kit/resource";
import { flag, prose, ref, requiredLine } from "../../kit/schema";
import { identifier } from "../../kit/fields/identifier-field";
import { referringTo } from "../../kit/list/pick-by-branch";
import { departmentTarget } from "./department.target";
import { userTarget } from "../../user/user.target";

export const departments = defineResource({
  ...departmentTarget,
  idPrefix: "dep",
  one: "Abteilung",
  many: "Abteilungen",
  title: ["name"],
  navigation: { group: "operations", icon: "network", position: 3 },
  fields: z.strictObject({
    identifier,
    name: requiredLine("Name").meta({ column: true }),
    branch: ref("branches", "Filiale").meta({ column: true }),
    manager: ref("users", "Leitung").nullish().meta({ column: true }),
    description: prose("Beschreibung").default(""),
    isEnabled: flag("Aktiv", true).meta({ column: true }),
  }),
  refersTo: referringTo(userTarget),
  unique: [["branch", "identifier"]],
  list: {
    filters: ["branch", "manager", "isEnabled"],
    sortable: ["name", "identifier"],
    searchable: ["name", "identifier", "description"],
  },
  inSnapshot: false,
});

export type Department = RecordOf<typeof departments>;
