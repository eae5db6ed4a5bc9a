import { fieldAccess } from "../kit/field-access";
import { departmentTarget } from "../branch/department/department.target";
import { referringTo } from "../kit/list/pick-by-branch";
import { type RecordOf, defineResource } from "../kit/resource";
import { userFields } from "./user-fields";
import { checkUser } from "./user.rules";
import { userReferrer } from "./user.referrer";

export const users = defineResource({
  ...userReferrer,
  idPrefix: "usr",
  navigation: { group: "settings", icon: "users", position: 1 },
  isRemovalFinal: true,
  fields: userFields,
  check: checkUser,
  fieldAccess,
  refersTo: referringTo(departmentTarget),
  unique: [["username"]],
  list: {
    filters: ["roles", "branches", "departments", "isEnabled", "isLocked"],
    sortable: ["username", "firstName", "lastName"],
    searchable: ["username", "firstName", "lastName", "phone"],
  },
  inSnapshot: false,
});

export type User = Omit<RecordOf<typeof users>, "password">;
