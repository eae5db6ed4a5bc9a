import type { Resource } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";
import { createRecord as make, indexing, removeRecord as remove, updateRecord as update } from "../src/records";
import { NOW, admin } from "./shop";

type Any<Call extends (args: never) => unknown> = Omit<Parameters<Call>[0], "resource" | "now" | "referrers"> & {
  resource: unknown;
};
const later = { now: NOW + 1000, referrers: Object.values(resources), indexing };
/** The calls of the generic pattern for whichever resource, a second after the shop was made. */
export const updateRecord = (args: Any<typeof update>) =>
  update({ ...args, ...later, resource: resource(args.resource) });
export const createRecord = (args: Any<typeof make>) => make({ ...args, ...later, resource: resource(args.resource) });
export const removeRecord = (args: Any<typeof remove>) =>
  remove({ ...args, ...later, resource: resource(args.resource) });
export const resource = (of: unknown): Resource => of as Resource;

/** Stores many records, some of them at a time. */
export async function fill({ resource: of, records }: { resource: unknown; records: ({ id: string } & object)[] }) {
  const { fields } = resource(of);
  const store = ({ id, ...input }: (typeof records)[number]) =>
    createRecord({ resource: of, actor: admin, input: { id, ...fields.parse(input) } });
  for (let from = 0; from < records.length; from += 20) await Promise.all(records.slice(from, from + 20).map(store));
}
