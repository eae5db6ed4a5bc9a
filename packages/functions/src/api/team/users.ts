import { departments } from "@tresen/contract/branch/department.resource";
import { userCalls as calls } from "@tresen/contract/user/user.calls";
import { users } from "@tresen/contract/user/user.resource";
import { changePassword, signedIn, userHooks } from "@tresen/core/user";
import { crud } from "../../http/crud";
import { referredBy } from "../../http/referred-by";
import { deviceToken } from "../../http/cookie/device-cookie";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { sessionToken } from "../../http/cookie/session-cookie";
import { viewerAddress } from "../../http/viewer-address";

export const handler = resource([
  endpoint({ ...calls.me, run: async ({ actor }) => ({ data: await signedIn({ actor }) }) }),
  endpoint({
    ...calls.changePassword,
    run: async ({ body, actor, now, event }) => ({
      data: await changePassword({
        ...body,
        actor,
        token: sessionToken(event),
        now,
        ip: viewerAddress(event),
        device: deviceToken(event),
      }),
    }),
  }),
  ...crud({ resource: users, referrers: referredBy(departments), hooks: userHooks }),
]);
