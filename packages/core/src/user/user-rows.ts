import type { User } from "@tresen/contract/user/user.resource";
import { namedRecords } from "../records/rows";

/** With what finds one by its name. The definition is the rules of a form, which nobody who signs in needs. */
export const userRows = { ...namedRecords<User>("users"), unique: [["username"]] } as const;
