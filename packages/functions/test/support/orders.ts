import { expect } from "vitest";
import { send } from "./api";
import { order } from "./shop";

interface Placed {
  uid: string;
  hash: string;
}

/** Places an order as a customer and says where it is found. */
export async function place(
  changes: object = {},
  headers: Record<string, string> = {},
): Promise<Placed & { id: string; path: string }> {
  const { status, data, errors } = await send({ method: "POST", path: "/api/orders", body: order(changes), headers });
  expect({ status, errors }).toEqual({ status: 201, errors: [] });
  const { uid, hash } = data as Placed;
  return { uid, hash, id: `ord_${uid}`, path: `/api/orders/public/${uid}/${hash}` };
}
