import { configCalls as calls } from "@tresen/contract/config/config.calls";
import { getConfig, saveConfig } from "@tresen/core/config";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({ ...calls.getConfig, run: async () => ({ data: await getConfig() }) }),
  endpoint({
    ...calls.saveConfig,
    run: async ({ actor, now, body }) => ({ data: await saveConfig({ actor, now, input: body }) }),
  }),
]);
