import { loginCalls as calls } from "@tresen/contract/user/login.calls";
import { login } from "@tresen/core/user";
import { confirmMail, loginByLink, passwordOwner, sendLink, setPassword } from "@tresen/core/user/account";
import { clientOf } from "../../http/login/client";
import { openEndpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { signedInAnswer } from "../../http/login/signed-in";
import { viewerAddress } from "../../http/viewer-address";

export const handler = resource([
  openEndpoint({
    ...calls.login,
    run: async ({ body, now, event }) =>
      signedInAnswer({ signedIn: await login({ ...body, ...clientOf(event), now }), now }),
  }),
  openEndpoint({
    ...calls.sendLoginLink,
    run: async ({ body, now, event }) => {
      await sendLink({ ...body, kind: "link", ip: viewerAddress(event), now });
      return { data: null };
    },
  }),
  openEndpoint({
    ...calls.loginByLink,
    run: async ({ body, now, event }) =>
      signedInAnswer({ signedIn: await loginByLink({ ...body, ...clientOf(event), now }), now }),
  }),
  openEndpoint({
    ...calls.sendReset,
    run: async ({ body, now, event }) => {
      await sendLink({ ...body, kind: "reset", ip: viewerAddress(event), now });
      return { data: null };
    },
  }),
  openEndpoint({
    ...calls.setPassword,
    run: async ({ body, now, event }) => {
      await setPassword({ ...body, ...clientOf(event), now });
      return { data: null };
    },
  }),
  openEndpoint({
    ...calls.passwordOwner,
    run: async ({ body, now }) => ({ data: await passwordOwner({ ...body, now }) }),
  }),
  openEndpoint({ ...calls.confirmMail, run: async ({ body, now }) => ({ data: await confirmMail({ ...body, now }) }) }),
]);
