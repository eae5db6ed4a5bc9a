import { departments } from "@tresen/contract/branch/department/department.resource";
import { activityReferrer } from "@tresen/contract/time-tracking/activity.referrer";
import { taskReferrer } from "@tresen/contract/project/task.referrer";
import { userCalls as calls } from "@tresen/contract/user/user.calls";
import { users } from "@tresen/contract/user/user.resource";
import { workingScheduleReferrer } from "@tresen/contract/planning/working-schedule.referrer";
import { referrerIndexing } from "@tresen/core/records";
import { changePassword, noteUse, signedIn, userHooks } from "@tresen/core/user";
import { endSessionOf, invite, protectionOf, removeProtectionOf, sessionsOf } from "@tresen/core/user/account";
import { getPersonnel, setPersonnel } from "@tresen/core/user/personnel";
import { removePinOf } from "@tresen/core/user/tablet";
import { clientOf } from "../../http/login/client";
import { completingPictures, crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { sessionToken } from "../../http/cookie/session-cookie";

export const handler = resource([
  endpoint({
    ...calls.me,
    run: async ({ actor, event, now }) => {
      await noteUse({ token: sessionToken(event), now });
      return { data: await signedIn({ actor }) };
    },
  }),
  endpoint({
    ...calls.changePassword,
    run: async ({ body, actor, now, event }) => ({
      data: await changePassword({
        ...body,
        actor,
        token: sessionToken(event),
        now,
        ...clientOf(event),
      }),
    }),
  }),
  endpoint({
    ...calls.invite,
    run: async ({ actor, params, now }) => {
      await invite({ actor, ...params, now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.sessionsOf,
    run: async ({ actor, params, event, now }) => ({
      data: await sessionsOf({ actor, ...params, token: sessionToken(event), now }),
    }),
  }),
  endpoint({
    ...calls.endSessionOf,
    run: async ({ actor, params }) => {
      await endSessionOf({ actor, ...params });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.protectionOf,
    run: async ({ actor, params, now }) => ({ data: await protectionOf({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.removeProtectionOf,
    run: async ({ actor, params, now }) => {
      await removeProtectionOf({ actor, ...params, now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.removePinOf,
    run: async ({ actor, params, now }) => {
      await removePinOf({ actor, ...params, now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.personnel,
    run: async ({ actor, params }) => ({ data: await getPersonnel({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.setPersonnel,
    run: async ({ actor, params, body, now }) => ({
      data: await setPersonnel({ actor, ...params, personnel: body, now }),
    }),
  }),
  ...crud({
    resource: users,
    ...completingPictures(users),
    referrers: referredBy(departments, taskReferrer, workingScheduleReferrer, activityReferrer),
    hooks: userHooks,
    indexing: referrerIndexing,
  }),
]);
