import type { BundleImage, ShopBundleInput } from "@tresen/contract/bundle";
import type { Resource } from "@tresen/contract/resource";
import { type ResourceName, resources } from "@tresen/contract/resources";
import { configFields } from "@tresen/contract/resources/config";
import { getConfig } from "../config";
import { log } from "../log";
import type { Row } from "../record";
import { loadImage } from "./image";
import { readState } from "./state";

/**
 * The whole shop as one bundle, fields in the order of their schemas and records in the order of ids, so that two
 * exports compare well. Passwords stay behind. Importing it where it came from changes nothing.
 */
export async function exportShop(): Promise<ShopBundleInput> {
  const [state, config] = await Promise.all([readState(), getConfig()]);
  const images: BundleImage[] = [];
  for (const row of state.get("images")?.values() ?? []) {
    const image = await loadImage(row);
    if (image) images.push(image);
    else log.warn("A picture is not in the bucket and is left out of the export", { image: row.id });
  }
  const lists = (Object.keys(resources) as ResourceName[]).map((name) => {
    const { fields } = resources[name] as unknown as Resource;
    return [name, [...(state.get(name)?.values() ?? [])].map((row) => ({ id: row.id, ...ordered({ row, names: Object.keys(fields.shape) }) }))];
  });
  return {
    ...(config.version > 0 ? { config: ordered({ row: { fields: config }, names: Object.keys(configFields.shape) }) } : {}),
    ...Object.fromEntries(lists),
    images,
  } as ShopBundleInput;
}

function ordered({ row, names }: { row: Pick<Row, "fields"> | { fields: object }; names: readonly string[] }): Record<string, unknown> {
  const fields = row.fields as Record<string, unknown>;
  return Object.fromEntries(names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
}
