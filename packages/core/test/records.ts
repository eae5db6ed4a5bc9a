import type { Resource } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";
import { createRecord as make, removeRecord as remove, updateRecord as update } from "../src/records";
import { NOW } from "./shop";

type Args<F extends (args: never) => unknown> = Parameters<F>[0];
type Any<A> = Omit<A, "resource" | "now" | "referrers"> & { resource: unknown };
const generic = <A extends { resource: Resource }>(args: Any<A>): A =>
  ({ ...args, now: NOW + 1000, referrers: Object.values(resources) }) as unknown as A;
/** The calls of the generic pattern for whichever resource, a second after the shop was made. */
export const updateRecord = (args: Any<Args<typeof update>>) => update(generic(args));
export const createRecord = (args: Any<Args<typeof make>>) => make(generic(args));
export const removeRecord = (args: Any<Args<typeof remove>>) => remove(generic(args));
export const resource = (of: unknown): Resource => of as Resource;
