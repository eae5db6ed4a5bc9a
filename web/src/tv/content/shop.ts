import type { configRecord } from "@tresen/contract/config/config.calls";
import { imageAddress } from "@tresen/contract/media/image-address";
import type { output } from "zod";
import type { Shop } from "../scene/idle";
import { ask } from "../state/api";
import { keep, readKept } from "../state/kept";

/** How long until it is asked again where there was no answer, in milliseconds. */
const AGAIN_AFTER = 30_000;

/** Whose screen this is, for one that has nothing to play yet: as it was when it was last asked. */
export function keptShop(): Shop | null {
  return readKept<Shop>("shop");
}

/** Asks whose screen this is, until there is an answer. */
export async function findShop(): Promise<Shop> {
  for (;;) {
    try {
      const { shopName, logo, primaryColor, secondaryColor } = await ask<output<typeof configRecord>>({
        path: "/api/config",
      });
      const shop = { name: shopName, logo: logo ? imageAddress({ image: logo }) : null, primaryColor, secondaryColor };
      keep("shop", shop);
      return shop;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    }
  }
}
