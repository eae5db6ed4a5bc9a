import { pricedAt } from "@tresen/contract/catalog/price/price-at";
import { itemGross } from "@tresen/contract/order/pricing";
import type { PublicOrder } from "@tresen/contract/order/order";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { serverNow } from "../../../shared/server-clock";
import { type CartItem, cartAtom } from "../../state/order/cart";
import { useRouteParams } from "../../state/browser/route";
import { type Shop, findBranch } from "../../state/shop";
import { useShop } from "../../state/shop-query";
import { addedItems } from "./added-items";
import { hasBegunCheckout, noteCheckout, takePurchase } from "./begun-checkout";
import { type CommerceEvent, type SoldItem, logEntry } from "./commerce-event";
import { pageViewEntry } from "./page-view";
import { sendLog } from "./send-log";
import { loadTrackers, trackCommerce, trackPage } from "./trackers";

/**
 * Derives measured events from the screens' state, so that screens contain no code for them. Rendered only after
 * consent: its code is not loaded before.
 */
export function Analytics() {
  const shop = useShop();
  const { tagManagerId, metaPixelId } = shop.config;
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { branchIdentifier, uid, hash } = useRouteParams();
  const branch = branchIdentifier === undefined ? null : findBranch({ shop, identifier: branchIdentifier });

  // The address of a status page gives access to an order, so visitors who come there by a link are not tracked at all.
  const isFollowed = uid === undefined || hasBegunCheckout({ branches: shop.branches, now: serverNow() });
  useEffect(() => {
    if (isFollowed) loadTrackers({ tagManagerId, metaPixelId });
  }, [isFollowed, tagManagerId, metaPixelId]);

  useEffect(() => {
    trackPage(path);
    sendLog(pageViewEntry({ shop, path }));
    // Runs once for each screen, not when something else on the screen changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);

  return (
    <>
      {branch && <CartWatch key={branch.id} branch={branch} isCheckout={path.endsWith("/checkout")} />}
      {uid !== undefined && hash !== undefined && <PurchaseWatch key={uid} uid={uid} hash={hash} />}
    </>
  );
}

function CartWatch({ branch, isCheckout }: { branch: Branch; isCheckout: boolean }) {
  const shop = useShop();
  const { items } = useAtomValue(cartAtom(branch.identifier));
  const before = useRef(items);

  useEffect(() => {
    const added = soldItems({ items: addedItems({ before: before.current, after: items }), shop });
    before.current = items;
    if (added.length > 0)
      measure({
        name: "add_to_cart",
        branch: branch.id,
        currency: shop.config.currency,
        gross: total(added),
        items: added,
      });
  }, [items, branch, shop]);

  useEffect(() => {
    const sold = soldItems({ items, shop });
    const isQuotation =
      branch.isQuotationRequired || items.some(({ product }) => shop.products.get(product.id)?.isPriceHidden);
    if (!isCheckout || sold.length === 0 || isQuotation) return;
    if (noteCheckout({ branch: branch.id, cart: JSON.stringify(sold), at: serverNow() })) {
      measure({
        name: "begin_checkout",
        branch: branch.id,
        currency: shop.config.currency,
        gross: total(sold),
        items: sold,
      });
    }
  }, [isCheckout, items, branch, shop]);

  return null;
}

/** Reads the order that the status page has loaded, and makes no request of its own. */
function PurchaseWatch({ uid, hash }: { uid: string; hash: string }) {
  const { config } = useShop();
  const { data: order } = useQuery<PublicOrder>({ queryKey: ["order", uid, hash], queryFn: skipToken });

  useEffect(() => {
    if (!order || !takePurchase({ order, now: serverNow() })) return;
    const items = order.items.map(({ product, name, amount, gross }) => ({
      id: product,
      name,
      quantity: amount,
      gross,
    }));
    measure({
      name: "purchase",
      branch: order.branch.id,
      currency: config.currency,
      gross: order.pricing?.totalGross ?? total(items),
      items,
      transaction: order.uid.slice(0, 10),
    });
  }, [order, config.currency]);

  return null;
}

function measure(event: CommerceEvent): void {
  trackCommerce(event);
  sendLog(logEntry(event));
}

function soldItems({ items, shop }: { items: readonly CartItem[]; shop: Shop }): SoldItem[] {
  return items.flatMap(({ product: { id }, amount, unit, parts }) => {
    const product = shop.products.get(id);
    // A price that the shop does not show is not sent to trackers either.
    return product
      ? [
          {
            id,
            name: product.name,
            quantity: amount,
            gross: product.isPriceHidden
              ? 0
              : itemGross({ product: pricedAt(product, serverNow()), amount, unit, parts }),
          },
        ]
      : [];
  });
}

function total(items: readonly SoldItem[]): number {
  return items.reduce((sum, { gross }) => sum + gross, 0);
}
