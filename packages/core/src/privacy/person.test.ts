import { beforeAll, expect, test } from "vitest";
import { placed } from "../../test/orders";
import { NOW, createShop } from "../../test/shop";
import { customerRows } from "../customer";
import { customerReactions } from "../customer/order";
import { findOrder } from "../order";
import { allRows } from "../records/rows";
import { findPerson, ordersOfPerson } from "./person";

beforeAll(createShop);

async function ordered(email: string, now: number): Promise<string> {
  const { uid } = await placed({ email }, now);
  const after = await findOrder(uid);
  if (after) for (const react of customerReactions.order) await react({ before: null, after });
  return uid;
}

test("the orders of a person are read page by page, also those of who was merged into them", async () => {
  const uids = [];
  for (const email of ["a@person.test", "b@person.test"])
    for (const minute of [0, 1, 2]) uids.push(await ordered(email, NOW + minute * 60_000));
  const rows = await allRows({ resource: customerRows });
  const ids = rows.map(({ id }) => id);
  const [first = ""] = ids;
  expect(await findPerson(first)).toMatchObject({ ids: [first], reach: [{ kind: "mail" }] });
  expect(await findPerson("cus_none")).toBeNull();
  const found = [];
  const sizes = [];
  for (let place: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof ordersOfPerson>> = await ordersOfPerson({ ids, place, limit: 2 });
    found.push(...page.orders.map(({ uid }) => uid));
    sizes.push(page.orders.length);
    place = page.next;
    if (place === null) break;
  }
  expect(found.sort()).toEqual(uids.sort());
  expect(Math.max(...sizes)).toBe(2);
});
