import { type PageShop, readPageShop } from "@tresen/contract/page/shop";
import { entriesOf, readInit } from "../snapshot";

/** The part of the shop that the heads of pages are made from, and the ETag of its snapshot. */
export interface PublishedShop {
  etag: string;
  shop: PageShop;
}

let current: PublishedShop | null = null;

/** Like `readInit`, and parsed once per snapshot. */
export async function readPublishedShop(): Promise<PublishedShop> {
  const { etag, json } = await readInit();
  if (current?.etag !== etag) current = { etag, shop: readPageShop(entriesOf(json())) };
  return current;
}
