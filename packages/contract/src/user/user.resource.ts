import { fieldAccess } from "../kit/field-access";
import { type RecordOf, defineResource } from "../kit/resource";
import { userFields } from "./user-fields";
import { checkUser } from "./user.rules";

export const users = defineResource({
  name: "users",
  idPrefix: "usr",
  one: "Benutzer",
  many: "Benutzer",
  title: ["username"],
  navigation: { group: "settings", icon: "users", position: 1 },
  fields: userFields,
  check: checkUser,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
  fieldAccess,
  branchesOf: (user) => user.branches.map(({ id }) => id),
  ownersOf: (user) => [user.id],
  unique: [["username"]],
  list: {
    filters: ["roles", "branches", "isEnabled"],
    sortable: ["username", "firstName", "lastName"],
    searchable: ["username", "firstName", "lastName", "phone"],
  },
  inSnapshot: false,
});

export type User = Omit<RecordOf<typeof users>, "password">;
