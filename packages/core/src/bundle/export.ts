import { BUNDLED_NAMES, type ShopBundleInput } from "@tresen/contract/bundle/bundle";
import { bundleImage } from "@tresen/contract/bundle/bundle-image";
import { isObject } from "@tresen/contract/kit/object";
import type { Resource } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";
import { configFields } from "@tresen/contract/config/config";
import { getConfig } from "../config";
import { log } from "../platform/log";
import { withTrueFiles } from "../records";
import type { Row } from "../records/rows";
import { loadImage } from "./image";
import { sortedFields } from "./sorted-fields";
import { type Omission, withoutDanglingReferences } from "./dangling-references";
import { knownIds, readState } from "./state";

export interface Export {
  bundle: ShopBundleInput;
  omissions: Omission[];
}

/**
 * The whole shop as one bundle. Fields are in the order of their schemas and records in the order of ids, so that two
 * exports of the same shop are equal. Passwords are not exported; references to missing records are left out and
 * reported. Importing the bundle into the same shop changes nothing else.
 */
export async function exportBundle(): Promise<Export> {
  const [state, { version, updatedAt: _, ...config }] = await Promise.all([readState(), getConfig()]);
  const known = knownIds(state);
  const pictures = state.get("images") ?? new Map<string, Row>();
  const omissions: Omission[] = [];
  const shown = ({
    resource,
    schema,
    value,
    record,
  }: Omit<Parameters<typeof withoutDanglingReferences>[0], "known">): object | null => {
    const named = withTrueFiles({ schema, value, rows: pictures });
    const { value: whole, omissions: own } = withoutDanglingReferences({
      resource,
      schema,
      value: named,
      record,
      known,
    });
    omissions.push(...own);
    const ordered = sortedFields({ schema, value: whole });
    return isObject(ordered) ? ordered : null;
  };
  const images: unknown[] = [];
  for (const row of state.get("images")?.values() ?? []) {
    const image = await loadImage(row);
    if (image) images.push(sortedFields({ schema: bundleImage, value: image }));
    else log.warn("A picture is not in the bucket and is left out of the export", { image: row.id });
  }
  const lists = BUNDLED_NAMES.map((name) => {
    const resource: Resource = resources[name];
    const records = [...(state.get(name)?.values() ?? [])].flatMap(({ id, fields }) => {
      const record = shown({ resource, schema: resource.fields, value: fields, record: `${name}/${id}` });
      return record ? [{ id, ...record }] : [];
    });
    return [name, records];
  });
  const bundle = {
    ...(version > 0 ? { config: shown({ resource: {}, schema: configFields, value: config, record: "config" }) } : {}),
    ...Object.fromEntries(lists),
    images,
  } as ShopBundleInput;
  return { bundle, omissions };
}
