import { type PageShop, readPageShop } from "@tresen/contract/page/shop";
import { entriesOf, readInit } from "../snapshot";

/** The shop as its pages' heads are drawn from it, and the tag of the snapshot that it was read from. */
export interface PublishedShop {
  etag: string;
  shop: PageShop;
}

let current: PublishedShop | null = null;

/** As `readInit`, and unpacked once for each snapshot. */
export async function readPublishedShop(): Promise<PublishedShop> {
  const { etag, json } = await readInit();
  if (current?.etag !== etag) current = { etag, shop: readPageShop(entriesOf(json())) };
  return current;
}
