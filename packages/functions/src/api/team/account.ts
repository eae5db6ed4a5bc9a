import { accountCalls as calls } from "@tresen/contract/user/account/account.calls";
import { getPolicy, setPolicy } from "@tresen/core/user";
import {
  beginMailChange,
  beginOwnAuthenticator,
  cancelMailChange,
  confirmOwnAuthenticator,
  endOtherSessions,
  endOwnSession,
  forgetOwnBrowser,
  ownBrowsers,
  ownProtection,
  ownSessions,
  removeOwnAuthenticator,
  renewOwnCodes,
} from "@tresen/core/user/account";
import { removeOwnPin, setOwnPin } from "@tresen/core/user/tablet";
import { clientOf } from "../../http/login/client";
import { deviceToken } from "../../http/cookie/device-cookie";
import { sessionToken } from "../../http/cookie/session-cookie";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** What everybody does with their own account, and what holds for the accounts of all. */
export const handler = resource([
  endpoint({
    ...calls.sessions,
    run: async ({ actor, event, now }) => ({ data: await ownSessions({ actor, token: sessionToken(event), now }) }),
  }),
  endpoint({
    ...calls.endOtherSessions,
    run: async ({ actor, event }) => {
      await endOtherSessions({ actor, token: sessionToken(event) });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.endSession,
    run: async ({ actor, params }) => {
      await endOwnSession({ actor, ...params });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.browsers,
    run: async ({ actor, event, now }) => ({ data: await ownBrowsers({ actor, device: deviceToken(event), now }) }),
  }),
  endpoint({
    ...calls.forgetBrowser,
    run: async ({ actor, params }) => {
      await forgetOwnBrowser({ actor, ...params });
      return { data: null };
    },
  }),
  endpoint({ ...calls.protection, run: async ({ actor, now }) => ({ data: await ownProtection({ actor, now }) }) }),
  endpoint({
    ...calls.beginAuthenticator,
    run: async ({ actor, body, event, now }) => ({
      data: await beginOwnAuthenticator({ actor, ...body, ...clientOf(event), now }),
    }),
  }),
  endpoint({
    ...calls.confirmAuthenticator,
    run: async ({ actor, body, event, now }) => ({
      data: {
        recoveryCodes: await confirmOwnAuthenticator({
          actor,
          ...body,
          ...clientOf(event),
          token: sessionToken(event),
          now,
        }),
      },
    }),
  }),
  endpoint({
    ...calls.removeAuthenticator,
    run: async ({ actor, body, event, now }) => {
      await removeOwnAuthenticator({ actor, ...body, ...clientOf(event), now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.newRecoveryCodes,
    run: async ({ actor, body, event, now }) => ({
      data: { recoveryCodes: await renewOwnCodes({ actor, ...body, ...clientOf(event), now }) },
    }),
  }),
  endpoint({
    ...calls.setPin,
    run: async ({ actor, body, event, now }) => {
      await setOwnPin({ actor, ...body, ...clientOf(event), now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.removePin,
    run: async ({ actor, body, event, now }) => {
      await removeOwnPin({ actor, ...body, ...clientOf(event), now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.changeMail,
    run: async ({ actor, body, event, now }) => {
      await beginMailChange({ actor, ...body, ...clientOf(event), now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.cancelMail,
    run: async ({ actor }) => {
      await cancelMailChange({ actor });
      return { data: null };
    },
  }),
  endpoint({ ...calls.policy, run: async ({ actor }) => ({ data: await getPolicy({ actor }) }) }),
  endpoint({
    ...calls.setPolicy,
    run: async ({ actor, body }) => ({ data: await setPolicy({ actor, policy: body }) }),
  }),
]);
