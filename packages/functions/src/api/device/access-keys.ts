import { accessKeyCalls as calls } from "@tresen/contract/access-key/access-key.calls";
import {
  createAccessKey,
  getAccessKey,
  listAccessKeys,
  revokeAccessKey,
  rotateAccessKey,
} from "@tresen/core/access-key";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({
    ...calls.accessKeys,
    run: async ({ actor, query, now }) => ({ data: await listAccessKeys({ actor, ...query, now }) }),
  }),
  endpoint({
    ...calls.accessKey,
    run: async ({ actor, params }) => ({ data: await getAccessKey({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.createAccessKey,
    run: async ({ actor, body, now }) => ({ data: await createAccessKey({ actor, input: body, now }) }),
  }),
  endpoint({
    ...calls.rotateAccessKey,
    run: async ({ actor, params, now }) => ({ data: await rotateAccessKey({ actor, ...params, now }) }),
  }),
  endpoint({
    ...calls.revokeAccessKey,
    run: async ({ actor, params, now }) => ({ data: await revokeAccessKey({ actor, ...params, now }) }),
  }),
]);
