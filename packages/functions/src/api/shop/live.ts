import { liveCalls as calls } from "@tresen/contract/live/live.calls";
import {
  endBlock,
  endBusy,
  endSoldOut,
  getBranchNow,
  listBlocks,
  listBusy,
  listSoldOuts,
  setBlock,
  setBusy,
  setSoldOuts,
} from "@tresen/core/live";
import { getStationLoad } from "@tresen/core/order";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** The same for everybody: every customer with an open menu asks for it, and CloudFront asks once in five seconds. */
const BRIEFLY = { "cache-control": "public, max-age=0, s-maxage=5" };

/** What holds in a branch right now: for the shop, and by whom it is said. */
export const handler = resource([
  endpoint({
    ...calls.branchNow,
    run: async ({ params, now }) => ({ data: await getBranchNow({ branch: params.id, now }), headers: BRIEFLY }),
  }),
  endpoint({
    ...calls.listBusy,
    run: async ({ actor, query, now }) => ({ data: await listBusy({ actor, ...query, now }) }),
  }),
  endpoint({ ...calls.setBusy, run: async ({ actor, body, now }) => ({ data: await setBusy({ actor, body, now }) }) }),
  endpoint({
    ...calls.endBusy,
    run: async ({ actor, params, now }) => {
      await endBusy({ actor, id: params.id, now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.listStationBlocks,
    run: async ({ actor, query, now }) => ({ data: await listBlocks({ actor, ...query, now }) }),
  }),
  endpoint({
    ...calls.setStationBlock,
    run: async ({ actor, body, now }) => ({ data: await setBlock({ actor, body, now }) }),
  }),
  endpoint({
    ...calls.endStationBlock,
    run: async ({ actor, params, now }) => {
      await endBlock({ actor, id: params.id, now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.stationLoad,
    run: async ({ actor, params, query, now }) => ({
      data: await getStationLoad({ actor, branch: params.id, ...query, now }),
    }),
  }),
  endpoint({
    ...calls.listSoldOuts,
    run: async ({ actor, query, now }) => ({ data: await listSoldOuts({ actor, ...query, now }) }),
  }),
  endpoint({
    ...calls.setSoldOuts,
    run: async ({ actor, body, now }) => ({ data: await setSoldOuts({ actor, body, now }) }),
  }),
  endpoint({
    ...calls.endSoldOut,
    run: async ({ actor, params, now }) => {
      await endSoldOut({ actor, id: params.id, now });
      return { data: null };
    },
  }),
]);
