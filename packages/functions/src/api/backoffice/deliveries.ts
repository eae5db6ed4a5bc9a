import { deliveryCalls as calls } from "@tresen/contract/delivery/delivery.calls";
import { PERSONAL_KEY_HEADER } from "@tresen/contract/external/personal-key";
import { RUN_HEADER, RUN_KEY_HEADER } from "@tresen/contract/delivery/run";
import {
  addToRun,
  authenticateRun,
  deliver,
  departRun,
  driverDeparts,
  endOwnRun,
  endRun,
  listDrivers,
  listOwnRuns,
  openOwnRun,
  readDeliveries,
  readDriverRun,
  renewRunKey,
  sortRun,
  startRun,
  undoDelivery,
} from "@tresen/core/delivery";
import { authenticateFor } from "@tresen/core/external";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import type { HttpEvent } from "../../http/types";
import { viewerAddress } from "../../http/viewer-address";

/** Staff who plan deliveries, and drivers with the key of their run. */
export const handler = resource([
  endpoint({
    ...calls.deliveries,
    run: async ({ actor, query, now }) => ({ data: await readDeliveries({ actor, ...query, now }) }),
  }),
  endpoint({
    ...calls.drivers,
    run: async ({ actor, query, now }) => ({ data: await listDrivers({ actor, ...query, now }) }),
  }),
  endpoint({
    ...calls.startRun,
    run: async ({ actor, body, now }) => ({ data: await startRun({ actor, input: body, now }) }),
  }),
  endpoint({
    ...calls.addToRun,
    run: async ({ actor, params, body, now }) => {
      await addToRun({ actor, ...params, ...body, now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.departRun,
    run: async ({ actor, params, now }) => {
      await departRun({ actor, ...params, now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.endRun,
    run: async ({ actor, params, now }) => {
      await endRun({ actor, ...params, now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.renewRunKey,
    run: async ({ actor, params, now }) => ({ data: await renewRunKey({ actor, ...params, now }) }),
  }),

  endpoint({
    ...calls.ownRuns,
    run: async (asked) => ({ data: await listOwnRuns({ actor: await externalOf(asked), now: asked.now }) }),
  }),
  endpoint({
    ...calls.driverRun,
    run: async (asked) => ({ data: await readDriverRun(await runOf(asked)) }),
  }),
  endpoint({
    ...calls.driverDeparted,
    run: async (asked) => {
      const run = await runOf(asked);
      await driverDeparts({ run, now: asked.now });
      return { data: await readDriverRun(run) };
    },
  }),
  endpoint({
    ...calls.sortRun,
    run: async (asked) => {
      const run = await sortRun({ run: await runOf(asked), ...asked.body });
      return { data: await readDriverRun(run) };
    },
  }),
  endpoint({
    ...calls.driverEnded,
    run: async (asked) => {
      await endOwnRun({ run: await runOf(asked), now: asked.now });
      return { data: null };
    },
  }),
  endpoint({
    ...calls.delivered,
    run: async (asked) => {
      const run = await runOf(asked);
      await deliver({ run, ...asked.params, now: asked.now });
      return { data: await readDriverRun(run) };
    },
  }),
  endpoint({
    ...calls.undoDelivered,
    run: async (asked) => {
      const run = await runOf(asked);
      await undoDelivery({ run, ...asked.params, now: asked.now });
      return { data: await readDriverRun(run) };
    },
  }),
]);

interface Asked {
  event: HttpEvent;
  now: number;
}

/** The external user who calls with their personal key. @throws forbidden, limit. */
function externalOf({ event, now }: Asked) {
  const key = event.headers[PERSONAL_KEY_HEADER] ?? "";
  return authenticateFor({ permission: "deliveryRuns", key, source: viewerAddress(event), now });
}

/** The run of the driver who calls, by its key or their own. @throws forbidden, limit. */
async function runOf({ event, now }: Asked) {
  if (event.headers[PERSONAL_KEY_HEADER] !== undefined)
    return openOwnRun({ actor: await externalOf({ event, now }), id: event.headers[RUN_HEADER] ?? "", now });
  return authenticateRun({ key: event.headers[RUN_KEY_HEADER] ?? "", source: viewerAddress(event), now });
}
