import { cartCount } from "@tresen/contract/order/cart";
import { formatMoney } from "@tresen/contract/kit/money";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { formatAmount } from "@tresen/contract/catalog/units";
import { useAtom } from "jotai";
import { useEffect, useRef } from "react";
import { ShoppingBag } from "../../../shared/icons";
import { useCart } from "../../state/order/cart";
import { useCartView } from "../../state/catalog";
import { cartSheetAtom } from "../../state/browser/panels";
import { useShop } from "../../state/shop-query";
import { overlay } from "../../ui/loadable";
import { RemovedCallout } from "../../widgets/removed-callout";
import { useHeightVariable } from "../../ui/use-height-variable";
import * as texts from "./cart-bar.texts";

const CartSheet = overlay(() => import("./cart-sheet").then((module) => module.CartSheet));

/** On narrow screens: count and total at the lower edge; pressing it opens the cart as a sheet. */
export function CartBar({ branch }: { branch: Branch }) {
  const shop = useShop();
  const { cart } = useCart(branch);
  const view = useCartView({ shop, branch, cart });
  const [isOpen, setOpen] = useAtom(cartSheetAtom);
  const count = cartCount(view.lines.map(({ item }) => item));
  const total = view.isPriceHidden ? "" : formatMoney(view.pricing.totalGross, shop.config.currency);

  const isEmpty = view.lines.length === 0;
  useEffect(() => {
    if (!isEmpty) void CartSheet.preload();
  }, [isEmpty]);

  const bar = useRef<HTMLDivElement>(null);
  useHeightVariable({ name: "--cart-height", element: bar, isShown: !isEmpty });

  return (
    <div className="lg:hidden">
      {/* Above the bar at every scroll position of the menu. */}
      <div className="fixed inset-x-3 bottom-[calc(var(--lower-edge)+0.75rem)] z-30 mx-auto max-w-xl">
        <RemovedCallout />
      </div>
      {!isEmpty && (
        <div
          ref={bar}
          className={
            "fixed inset-x-0 bottom-(--banner-height,0px) z-20 bg-surface px-4 pt-2.5 " +
            "pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-bar"
          }
        >
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={
              "mx-auto flex min-h-13 w-full max-w-xl flex-wrap items-center gap-x-3 " +
              "rounded-control bg-action px-4 font-semibold text-on-action hover:bg-action-hover"
            }
          >
            <ShoppingBag size={20} />
            <span>{texts.cart}</span>
            <span className="figures font-normal">
              <span aria-hidden>{formatAmount(count)} ×</span>
              <span className="sr-only">{texts.lineCount(view.lines.length)}</span>
            </span>
            <span className="figures ml-auto text-lg">{total}</span>
          </button>
        </div>
      )}
      {isOpen && <CartSheet branch={branch} onClose={() => setOpen(false)} />}
    </div>
  );
}
