import { mayDo } from "@tresen/contract/kit/access";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import type { Rating } from "@tresen/contract/statistics/statistics";
import { findOrders } from "../../order";
import { personOf } from "../../platform/actor";
import { TOPICS } from "../order";
import { loaded } from "./asked";
import { type Asked, branchesOf } from "./counted";
import { figuresIn, readDays } from "./read-figures";

/** How many ratings are told. */
const NEWEST = 100;

/**
 * The newest ratings of a period. What customers wrote is told to people who may read the orders of the branch.
 * @throws forbidden, missing, upstream.
 */
export function ratingsOf(asked: Asked): Promise<Rating[]> {
  return loaded(async () => {
    const { from, to, method } = asked.query;
    const read = await readDays({ branches: await branchesOf(asked), topic: TOPICS.ratings, from, to });
    const rated = read
      .flatMap(({ days }) => [...days.values()].flatMap((counts) => [...figuresIn({ counts, method })]))
      .filter(([, at]) => at > 0)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, NEWEST);
    const orders = new Map((await findOrders(rated.map(([uid]) => uid))).map((order) => [order.uid, order]));
    const person = personOf(asked.actor);
    return rated.flatMap(([uid, at]) => {
      const order = orders.get(uid);
      if (!order?.questionnaire) return [];
      const { branch, ticketNumber, questionnaire } = order;
      return {
        ...{ order: uid, ticketNumber, branch, at: new Date(at).toISOString(), rating: questionnaire.rating },
        comment: mayDo({ person, permission: orderPermissions.read, branch }) ? questionnaire.comment : "",
      };
    });
  });
}
