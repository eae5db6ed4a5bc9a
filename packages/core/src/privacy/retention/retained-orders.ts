import { branchRows } from "../../branch/rows";
import { findOrders } from "../../order";
import { isUnsettled } from "../../order/erase";
import { positionsBefore } from "../../order/list";
import { isAppError } from "../../platform/errors";
import { allRows } from "../../records/rows";
import { eraseOrder } from "../erase-order";
import type { Retained } from "./retained";

/** Orders of which personal data is erased. What was sold and for how much stays. */
export const retainedOrders: Retained = {
  kind: "orders",
  lists: async () => (await allRows({ resource: branchRows })).map(({ id }) => id),
  places: async ({ list: branch, after, until, limit }) => {
    const [createdAt = "", uid = ""] = after.split("#");
    const places = await positionsBefore({
      ...{ branch, until, limit },
      after: after === "" ? null : { createdAt, uid },
    });
    return places.map((place) => ({ key: `${place.createdAt}#${place.uid}`, id: place.uid }));
  },
  dueAmong: async ({ ids, until }) =>
    (await findOrders(ids)).flatMap((order) =>
      order.erasedAt === undefined && Date.parse(order.createdAt) < until
        ? [{ id: order.uid, since: order.createdAt, isReady: !isUnsettled(order) }]
        : [],
    ),
  remove: async ({ id: uid, now: at }) => {
    try {
      return await eraseOrder({ uid, at });
    } catch (error) {
      if (isAppError(error) && error.kind === "conflict") return false;
      throw error;
    }
  },
};
