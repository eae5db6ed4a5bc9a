import * as z from "zod";
import { type RecordOf, defineResource } from "../kit/resource";
import { requiredLine } from "../kit/schema";
import { grant, roleName } from "./role-name";
import { checkRole } from "./role.rules";

/** Custom roles, in addition to the three built-in ones. */
export const roles = defineResource({
  name: "roles",
  idPrefix: "rol",
  one: "Rolle",
  many: "Rollen",
  title: ["name"],
  navigation: { group: "settings", icon: "key", position: 2 },
  fields: z.strictObject({
    name: requiredLine("Name", 100).meta({ title: "Name", column: true }),
    identifier: roleName.meta({
      title: "Kennung",
      column: true,
      description: "Beginnt mit ROLE_, etwa ROLE_KASSA. Mitarbeitende sehen nur den Namen der Rolle.",
    }),
    permissions: z.array(grant).max(500).default([]).meta({ title: "Rechte", widget: "permissions" }),
  }),
  check: checkRole,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
  unique: [["identifier"]],
  list: { filters: [], sortable: ["identifier", "name"], searchable: ["identifier", "name"] },
  inSnapshot: false,
});

export type Role = RecordOf<typeof roles>;
