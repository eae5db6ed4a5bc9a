import { PERSONNEL } from "@tresen/contract/user/personnel/personnel.texts";
import { ShieldCheck } from "lucide-react";
import type { Screen } from "../../admin/screen";
import { AccessMark } from "./manage/access-mark";
import { AccountSection } from "./manage/account-section";
import { PolicyDialog } from "./manage/policy-dialog";
import { RoleIdentifier } from "./manage/role-identifier";
import { UserBranches } from "./manage/user-branches";
import { PersonnelSection } from "./personnel/personnel-section";
import { MANAGE_TEXTS, POLICY_TEXTS } from "./security/security.texts";

/** The page of a user: invitation, sessions and second factor beside the fields. */
export const userScreen: Screen = {
  Mark: AccessMark,
  fields: { branches: UserBranches },
  sections: [
    { title: MANAGE_TEXTS.title, isOffered: (record) => record !== null, Section: AccountSection },
    { title: PERSONNEL, isOffered: (record) => record !== null, Section: PersonnelSection },
  ],
};

/** The list of roles: which of them need a second factor. */
export const roleScreen: Screen = {
  fields: { identifier: RoleIdentifier },
  listActions: [
    { id: "second-factor", label: POLICY_TEXTS.title, Icon: ShieldCheck, isWithoutRecords: true, Dialog: PolicyDialog },
  ],
};
