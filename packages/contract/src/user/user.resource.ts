import { fieldAccess } from "../kit/field-access";
import { type RecordOf, defineResource } from "../kit/resource";
import { userFields } from "./user-fields";
import { checkUser } from "./user.rules";
import { userTarget } from "./user.target";

export const users = defineResource({
  ...userTarget,
  idPrefix: "usr",
  one: "Benutzer",
  many: "Benutzer",
  title: ["username"],
  navigation: { group: "settings", icon: "users", position: 1 },
  fields: userFields,
  check: checkUser,
  fieldAccess,
  unique: [["username"]],
  list: {
    filters: ["roles", "branches", "isEnabled"],
    sortable: ["username", "firstName", "lastName"],
    searchable: ["username", "firstName", "lastName", "phone"],
  },
  inSnapshot: false,
});

export type User = Omit<RecordOf<typeof users>, "password">;
