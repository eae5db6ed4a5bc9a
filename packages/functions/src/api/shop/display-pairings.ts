import { PAIRING_SECRET_HEADER } from "@tresen/contract/display/pairing";
import { pairingCalls as calls } from "@tresen/contract/display/pairing.calls";
import { claimPairing, getPairing, startPairing } from "@tresen/core/display";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { viewerAddress } from "../../http/viewer-address";

/** Displays that ask to be connected, and the staff who connect them. */
export const handler = resource([
  endpoint({
    ...calls.startPairing,
    run: async ({ now, event }) => ({ data: await startPairing({ source: viewerAddress(event), now }) }),
  }),
  endpoint({
    ...calls.pairing,
    run: async ({ params, now, event }) => ({
      data: await getPairing({ ...params, secret: event.headers[PAIRING_SECRET_HEADER] ?? "", now }),
    }),
  }),
  endpoint({
    ...calls.claimPairing,
    run: async ({ actor, params, body, now }) => ({ data: await claimPairing({ actor, ...params, input: body, now }) }),
  }),
]);
