import { readObject, writeObject } from "../platform/blob";
import * as z from "zod";
import { type OrderRow, findOrders } from "../order";
import type { ErasureData } from "./begin";
import { ordersOfPerson } from "./person";

const PAGE = 50;

/** What is noted outside the table, so that a restored one can be treated again. */
const idsOfPage = z.object({
  customers: z.array(z.string()),
  orders: z.array(z.string()),
  uploads: z.array(z.string()),
});
export type IdsOfPage = z.output<typeof idsOfPage>;

export const ERASURES_FOLDER = "erasures/";

/** The folder with the ids of an erasure. Its name begins with the time, so that the folders are in order. */
export function folderOf({ startedAt, customer }: Pick<ErasureData, "startedAt" | "customer">): string {
  return `${ERASURES_FOLDER}${startedAt.replaceAll(":", "-")}-${customer}/`;
}

export function writeIds({ folder, page, ids }: { folder: string; page: number; ids: IdsOfPage }): Promise<void> {
  const body = Buffer.from(JSON.stringify(ids));
  return writeObject({
    key: keyOf({ folder, page }),
    body,
    contentType: "application/json",
    cache: "private, no-store",
  });
}

/** The noted ids; null after the last page. */
export async function readIds(place: { folder: string; page: number }): Promise<IdsOfPage | null> {
  const bytes = await readObject({ key: keyOf(place) });
  return bytes && idsOfPage.parse(JSON.parse(Buffer.from(bytes).toString()));
}

/** The next orders of the erasure: those of the customer, or those that an earlier erasure has noted. */
export async function nextOrders({
  ids,
  listed,
  place,
}: Pick<ErasureData, "ids" | "listed" | "place">): Promise<{ orders: OrderRow[]; next: string | null }> {
  if (listed === undefined) return ordersOfPerson({ ids, place, limit: PAGE });
  const page = Number(place ?? 0);
  const noted = await readIds({ folder: listed, page });
  return noted ? { orders: await findOrders(noted.orders), next: String(page + 1) } : { orders: [], next: null };
}

function keyOf({ folder, page }: { folder: string; page: number }): string {
  return `${folder}${page}.json`;
}
