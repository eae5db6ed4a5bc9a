import { passkeyCalls as calls } from "@tresen/contract/user/account/passkey.calls";
import {
  addPasskey,
  listPasskeys,
  loginByPasskey,
  loginOptions,
  passkeyOptions,
  removePasskey,
} from "@tresen/core/user/passkey";
import { clientOf } from "../../http/login/client";
import { sessionToken } from "../../http/cookie/session-cookie";
import { endpoint, openEndpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { signedInAnswer } from "../../http/login/signed-in";

/** Passkeys, in a function of their own, since checking them takes much code. */
export const handler = resource([
  openEndpoint({ ...calls.passkeyLoginOptions, run: async ({ now }) => ({ data: await loginOptions({ now }) }) }),
  openEndpoint({
    ...calls.loginByPasskey,
    run: async ({ body, event, now }) =>
      signedInAnswer({ signedIn: await loginByPasskey({ ...body, ...clientOf(event), now }), now }),
  }),
  endpoint({ ...calls.passkeys, run: async ({ actor }) => ({ data: await listPasskeys({ actor }) }) }),
  endpoint({
    ...calls.passkeyOptions,
    run: async ({ actor, body, event, now }) => ({
      data: await passkeyOptions({ actor, ...body, ...clientOf(event), now }),
    }),
  }),
  endpoint({
    ...calls.addPasskey,
    run: async ({ actor, body, event, now }) => ({
      data: await addPasskey({ actor, ...body, ...clientOf(event), token: sessionToken(event), now }),
    }),
  }),
  endpoint({
    ...calls.removePasskey,
    run: async ({ actor, params, body, event, now }) => {
      await removePasskey({ actor, ...params, ...body, ...clientOf(event), now });
      return { data: null };
    },
  }),
]);
