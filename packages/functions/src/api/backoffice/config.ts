import { type ConfigRecord, configFields } from "@tresen/contract/config/config";
import { configCalls as calls } from "@tresen/contract/config/config.calls";
import { getConfig, saveConfig } from "@tresen/core/config";
import { withPictures } from "@tresen/core/records";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

export const handler = resource([
  endpoint({ ...calls.getConfig, run: async () => ({ data: await shown(await getConfig()) }) }),
  endpoint({
    ...calls.saveConfig,
    run: async ({ actor, now, body }) => ({ data: await shown(await saveConfig({ actor, now, input: body })) }),
  }),
]);

async function shown(config: ConfigRecord): Promise<ConfigRecord> {
  const [completed = config] = await withPictures({ schema: configFields, values: [config] });
  return completed;
}
