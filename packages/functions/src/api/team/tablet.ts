import { tabletUseOf } from "@tresen/contract/user/tablet/tablet-use";
import { tabletCalls as calls } from "@tresen/contract/user/tablet/tablet.calls";
import { type TabletState, startTablet, tabletState } from "@tresen/core/display";
import { logout } from "@tresen/core/user";
import { loginByPin, prolongSession } from "@tresen/core/user/tablet";
import { endedSessionCookie, sessionCookie, sessionToken } from "../../http/cookie/session-cookie";
import { tabletCookie, tabletKey, tabletPairing, tabletPairingCookie } from "../../http/cookie/tablet-cookie";
import { clientOf } from "../../http/login/client";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { viewerAddress } from "../../http/viewer-address";

/** Browsers that are, or want to be, tablets of a branch. */
export const handler = resource([
  endpoint({
    ...calls.tablet,
    run: async ({ event, now }) => {
      const asked = { key: tabletKey(event), pairing: tabletPairing(event), source: viewerAddress(event), now };
      const state = await tabletState(asked);
      const answer = answerOf(state);
      const former = sessionToken(event);
      if (!state.key || !former) return answer;
      // Whoever was signed in when the browser became a tablet would stay so for days.
      await logout({ token: former });
      return { ...answer, cookies: [...answer.cookies, endedSessionCookie()] };
    },
  }),
  endpoint({
    ...calls.startTablet,
    run: async ({ event, now }) => answerOf(await startTablet({ source: viewerAddress(event), now })),
  }),
  endpoint({
    ...calls.loginByPin,
    run: async ({ body, now, event }) => {
      const { device: _, ...client } = clientOf(event);
      const key = tabletKey(event);
      const session = await loginByPin({ key, ...body, client, now });
      // Whoever was signed in before in this browser leaves no session behind.
      const former = sessionToken(event);
      if (former) await logout({ token: former });
      return {
        data: tabletUseOf(session),
        cookies: [sessionCookie({ ...session, now }), ...(key ? [tabletCookie({ key })] : [])],
      };
    },
  }),
  endpoint({
    ...calls.useTablet,
    run: async ({ event, now }) => {
      const token = sessionToken(event) ?? "";
      const expiresAt = await prolongSession({ token, now });
      return { data: tabletUseOf({ expiresAt }), cookies: [sessionCookie({ token, expiresAt, now })] };
    },
  }),
]);

function answerOf({ view, key, pairing }: TabletState) {
  const cookies = [
    ...(key === undefined ? [] : [tabletCookie({ key })]),
    ...(pairing === undefined ? [] : [tabletPairingCookie({ pairing })]),
  ];
  return { data: view, cookies };
}
