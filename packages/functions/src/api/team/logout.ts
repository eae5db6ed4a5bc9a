import { logoutCalls as calls } from "@tresen/contract/user/logout.calls";
import { logout } from "@tresen/core/user";
import { openEndpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { endedSessionCookie, sessionToken } from "../../http/cookie/session-cookie";

export const handler = resource([
  openEndpoint({
    ...calls.logout,
    run: async ({ event }) => {
      const token = sessionToken(event);
      if (token) await logout({ token });
      return { data: null, cookies: [endedSessionCookie()] };
    },
  }),
]);
