import type { User } from "@tresen/contract/user/user.resource";
import { namedRecords } from "../records/rows";

/** Users by id and by username. Their definition has the rules of a form, which signing in does not need. */
export const userRows = { ...namedRecords<User>("users"), unique: [["username"]] } as const;
