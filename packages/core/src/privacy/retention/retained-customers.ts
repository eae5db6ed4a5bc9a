import { customers } from "@tresen/contract/customer/customer.resource";
import { indexKey } from "@tresen/contract/kit/list/index-rows";
import { sortKey } from "@tresen/contract/kit/list/sort-key";
import { LOG_TEXTS } from "@tresen/contract/log/log.texts";
import { customerHooks, customerRows } from "../../customer";
import { type Actor, PLATFORM_ID } from "../../platform/actor";
import { readKeys } from "../../platform/db";
import { isAppError } from "../../platform/errors";
import { recordIndexing, removeUnreferred } from "../../records";
import { findRows } from "../../records/rows";
import type { Retained } from "./retained";

const PLATFORM: Actor = {
  kind: "staff",
  user: { id: PLATFORM_ID, name: LOG_TEXTS.platform, roles: ["ROLE_ADMIN"], branches: [] },
};
const LIST = indexKey({ name: customerRows.name, scope: null, order: "lastOrderAt" });

/** Customers by their last order. Those without one count from when they were entered. */
export const retainedCustomers: Retained = {
  kind: "customers",
  lists: async () => [LIST],
  places: async ({ list: pk, after, until, limit }) => {
    const { rows } = await readKeys({
      range: { pk, to: sortKey(new Date(until).toISOString()) },
      ...{ after, limit },
    });
    return rows.map(({ sk }) => ({ key: sk, id: sk.slice(sk.lastIndexOf("#") + 1) }));
  },
  dueAmong: async ({ ids, until }) => {
    const found = await findRows({ resource: customerRows, ids });
    return ids.flatMap((id) => {
      const row = found.get(id);
      const since = row && (customerRows.fieldsOf(row).lastOrderAt ?? row.createdAt);
      return since && Date.parse(since) < until ? [{ id, since, isReady: true }] : [];
    });
  },
  remove: async ({ id, now }) => {
    try {
      await removeUnreferred({
        ...{ resource: customers, actor: PLATFORM, id, now },
        ...{ hooks: customerHooks, indexing: recordIndexing },
      });
      return true;
    } catch (error) {
      // Somebody has ordered, or removed or changed them, at the same moment.
      if (isAppError(error) && (error.kind === "conflict" || error.kind === "missing")) return false;
      throw error;
    }
  },
};
