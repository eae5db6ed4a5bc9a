import { type BundleImage, type ShopBundleInput, bundleImage } from "@tresen/contract/bundle";
import type { Resource } from "@tresen/contract/resource";
import { type ResourceName, resources } from "@tresen/contract/resources";
import { configFields } from "@tresen/contract/resources/config";
import { getConfig } from "../config";
import { log } from "../log";
import { loadImage } from "./image";
import { inOrder } from "./in-order";
import { readState } from "./state";

/**
 * The whole shop as one bundle, fields in the order of their schemas at every depth and records in the order of ids, so
 * that two exports of one shop are the same. Passwords stay behind. Importing it where it came from changes nothing.
 */
export async function exportShop(): Promise<ShopBundleInput> {
  const [state, config] = await Promise.all([readState(), getConfig()]);
  const images: BundleImage[] = [];
  for (const row of state.get("images")?.values() ?? []) {
    const image = await loadImage(row);
    if (image) images.push(inOrder({ schema: bundleImage, value: image }) as BundleImage);
    else log.warn("A picture is not in the bucket and is left out of the export", { image: row.id });
  }
  const lists = (Object.keys(resources) as ResourceName[]).map((name) => {
    const { fields } = resources[name] as unknown as Resource;
    return [name, [...(state.get(name)?.values() ?? [])].map((row) => ({ id: row.id, ...(inOrder({ schema: fields, value: row.fields }) as object) }))];
  });
  return {
    ...(config.version > 0 ? { config: inOrder({ schema: configFields, value: config }) } : {}),
    ...Object.fromEntries(lists),
    images,
  } as ShopBundleInput;
}
