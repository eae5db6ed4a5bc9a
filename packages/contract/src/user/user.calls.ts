import * as z from "zod";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { id } from "../kit/schema";
import { managedAccount, sessionView } from "./account/account";
import { PASSWORD_LENGTH } from "./password";
import { grant, roleName } from "./role-name";
import { newPassword, userRecord } from "./user-fields";
import { personnelRecord } from "./personnel/personnel-fields";
import { tabletUse } from "./tablet/tablet";
import { userPermissions } from "./user.permissions";

/** The signed-in user, with the permissions and names of their custom roles if they have any. */
const me = userRecord.extend({
  roles: z.array(roleName).meta({ description: "Auf einem Tablet keine: dort gelten die `permissions` allein" }),
  permissions: z.array(grant).optional(),
  roleNames: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: "Die Namen der eigenen Rollen nach ihrer Kennung" }),
  shared: tabletUse.optional().meta({ description: "In einer Sitzung auf einem Tablet, die nicht mit PIN begann" }),
  tablet: tabletUse.optional().meta({ description: "In einer Sitzung auf einem Tablet einer Filiale" }),
  mustProtect: z
    .literal(true)
    .optional()
    .meta({ description: "Eine Rolle verlangt einen zweiten Faktor, der noch fehlt: Bis dahin ist alles andere zu" }),
});

/** What those who look after accounts do for others. */
const managing = { ...post, ...forHolders(userPermissions.account), params: byId };
const employing = { ...post, ...forHolders(userPermissions.personnel), params: byId };

export const userCalls = {
  changePassword: {
    ...post,
    path: "/api/users/me/password",
    access: "staff" as const,
    body: z.strictObject({ oldPassword: z.string().max(PASSWORD_LENGTH.most), password: newPassword }),
    response: userRecord,
  },
  invite: { ...managing, path: "/api/users/{id}/invite", response: z.null(), status: 202 as const },
  sessionsOf: { ...managing, ...get, path: "/api/users/{id}/sessions", params: byId, response: z.array(sessionView) },
  endSessionOf: {
    ...managing,
    path: "/api/users/{id}/sessions/{session}/end",
    params: byId.extend({ session: id }),
    response: z.null(),
  },
  protectionOf: { ...managing, ...get, path: "/api/users/{id}/protection", params: byId, response: managedAccount },
  removeProtectionOf: { ...managing, path: "/api/users/{id}/protection/remove", response: z.null() },
  removePinOf: { ...managing, path: "/api/users/{id}/pin/remove", response: z.null() },
  personnel: { ...employing, ...get, path: "/api/users/{id}/personnel", params: byId, response: personnelRecord },
  setPersonnel: {
    ...employing,
    method: "PUT" as const,
    path: "/api/users/{id}/personnel",
    body: personnelRecord,
    response: personnelRecord,
  },
  me: {
    ...get,
    path: "/api/users/me",
    access: "staff" as const,
    isOnTablet: true as const,
    isBeforeSecondFactor: true as const,
    response: me,
  },
} satisfies Record<string, Call>;
