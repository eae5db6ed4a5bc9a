import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useEffect } from "react";
import { ShoppingBag } from "../../../shared/icons";
import { useCart } from "../../state/order/cart";
import { useCartView } from "../../state/catalog";
import { useShop } from "../../state/shop-query";
import { MethodFields } from "../../widgets/method-fields";
import { loadable } from "../../ui/loadable";
import { RemovedCallout } from "../../widgets/removed-callout";
import * as texts from "./cart.texts";

const CartContent = loadable({ load: () => import("./cart-content").then((module) => module.CartContent) });

/**
 * The cart's positions, method and costs, and the link to the checkout. In the sheet the title is in the sheet's bar.
 */
export function CartPanel({ branch, place }: { branch: Branch; place: "aside" | "sheet" }) {
  const shop = useShop();
  const { cart, choose } = useCart(branch);
  const view = useCartView({ shop, branch, cart });

  // Most visits begin with an empty cart, so the code for a full one is loaded after the menu is rendered.
  useEffect(() => void CartContent.preload(), []);

  return (
    <div className="flex flex-col gap-4 p-5">
      {place === "aside" && <h2 className="text-lg font-bold">{texts.heading}</h2>}
      <RemovedCallout />
      <MethodFields branch={branch} view={view} onChoose={choose} idPrefix={place} currency={shop.config.currency} />
      {view.lines.length === 0 ? (
        <p className="flex flex-col items-center gap-3 py-6 text-center text-muted">
          <ShoppingBag size={32} strokeWidth={1.25} />
          {texts.nothingChosen}
        </p>
      ) : (
        <CartContent branch={branch} view={view} />
      )}
    </div>
  );
}
