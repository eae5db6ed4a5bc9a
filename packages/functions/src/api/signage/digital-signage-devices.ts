import { tvCalls as calls } from "@tresen/contract/signage/tv/tv.calls";
import { type Tv, tvs } from "@tresen/contract/signage/tv/tv.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { smallFinding } from "@tresen/core/records";
import {
  abortCommand,
  giveCommand,
  giveCommands,
  readPlays,
  tvHooks,
  tvIdsFor,
  tvPicture,
  withTvStatus,
} from "@tresen/core/signage";
import { crudFinding } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

async function withStatus(tv: Tv, now: Instant): Promise<Tv> {
  const [status] = await withTvStatus([{ ...tv }], now);
  return { ...tv, ...status };
}

export const handler = resource([
  endpoint({
    ...calls.commandTvs,
    run: async ({ actor, body: { command: request, ...meant }, now }) => ({
      data: await giveCommands({ actor, ...meant, request, now }),
    }),
  }),
  endpoint({
    ...calls.commandTv,
    run: async ({ actor, params, body: request, now }) => ({
      data: await withStatus(await giveCommand({ actor, ...params, request, now }), now),
    }),
  }),
  endpoint({
    ...calls.abortTvCommand,
    run: async ({ actor, params, now }) => ({
      data: await withStatus(await abortCommand({ actor, ...params, now }), now),
    }),
  }),
  endpoint({ ...calls.tvPlays, run: async (asked) => ({ data: await readPlays(asked) }) }),
  endpoint({
    ...calls.tvPicture,
    run: async ({ actor, params }) => ({
      rawBody: (await tvPicture({ actor, ...params })).toString("base64"),
      base64: true,
      headers: { "content-type": "image/jpeg", "cache-control": "private, no-store" },
    }),
  }),
  ...crudFinding({
    resource: tvs,
    hooks: tvHooks,
    complete: withTvStatus,
    finding: { ...smallFinding, idsFor: tvIdsFor },
  }),
]);
