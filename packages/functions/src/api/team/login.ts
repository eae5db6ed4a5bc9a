import { loginCalls as calls } from "@tresen/contract/user/login.calls";
import { login } from "@tresen/core/user";
import { deviceCookie, deviceToken } from "../../http/cookie/device-cookie";
import { openEndpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { sessionCookie } from "../../http/cookie/session-cookie";
import { viewerAddress } from "../../http/viewer-address";

export const handler = resource([
  openEndpoint({
    ...calls.login,
    run: async ({ body, now, event }) => {
      const { user, token, expiresAt, device } = await login({
        ...body,
        now,
        ip: viewerAddress(event),
        device: deviceToken(event),
      });
      return { data: user, cookies: [sessionCookie({ token, expiresAt, now }), deviceCookie({ ...device, now })] };
    },
  }),
]);
