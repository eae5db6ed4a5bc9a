import { takesOrders } from "@tresen/contract/branch-hours";
import { MESSAGES } from "@tresen/contract/messages";
import { missedMinimum } from "@tresen/contract/pricing";
import type { Branch } from "@tresen/contract/resources/branch";
import { Link } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { ShoppingBag } from "../../../shared/icons";
import { useCart } from "../../state/cart";
import { type CartLine, useCartView } from "../../state/catalog";
import { useNow } from "../../state/now";
import { cartSheetAtom, configureAtom } from "../../state/panels";
import { useShop } from "../../state/shop-query";
import { buttonClass } from "../../ui/button";
import { CartLines } from "../../ui/cart-lines";
import { Notice } from "../../ui/notice";
import { RemovedNotice } from "../../ui/removed-notice";
import { Totals } from "../../ui/totals";
import { MethodFields } from "../../ui/method-fields";
import { paths } from "../../state/route";

/** What is in the cart, how it is ordered, what it costs, and the way on. In the sheet its title stands in the sheet's bar. */
export function CartPanel({ branch, place }: { branch: Branch; place: "aside" | "sheet" }) {
  const shop = useShop();
  const { cart, remove, choose } = useCart(branch);
  const view = useCartView({ shop, branch, cart });
  const configure = useSetAtom(configureAtom);
  const setSheet = useSetAtom(cartSheetAtom);
  const { currency } = shop.config;
  const isEmpty = view.lines.length === 0;

  const edit = ({ product, index }: CartLine): void => configure({ productId: product.id, index });
  const removeLine = ({ index }: CartLine): void => {
    remove(index);
    if (view.lines.length === 1) setSheet(false);
  };

  return (
    <div className="flex flex-col gap-4 p-5">
      {place === "aside" && <h2 className="text-lg font-bold">Ihr Warenkorb</h2>}
      <RemovedNotice />
      <MethodFields branch={branch} view={view} onChoose={choose} idPrefix={place} currency={currency} />
      {isEmpty ? (
        <p className="flex flex-col items-center gap-3 py-6 text-center text-muted">
          <ShoppingBag size={32} strokeWidth={1.25} aria-hidden />
          Noch nichts ausgewählt.
        </p>
      ) : (
        <>
          <CartLines lines={view.lines} currency={currency} onEdit={edit} onRemove={removeLine} />
          <div className="border-t border-line pt-4">
            <Totals pricing={view.pricing} currency={currency} isDelivery={view.method === "delivery"} isPriceHidden={view.isPriceHidden} />
          </div>
          <Proceed branch={branch} view={view} currency={currency} onLeave={() => setSheet(false)} />
        </>
      )}
    </div>
  );
}

function Proceed({ branch, view, currency, onLeave }: { branch: Branch; view: ReturnType<typeof useCartView>; currency: string; onLeave: () => void }) {
  const now = useNow();
  const minimum = missedMinimum({ area: view.area, gross: view.pricing.gross });
  if (minimum !== null) return <Notice tone="caution" role="status" title={MESSAGES.minimumOrderValue(minimum, currency)} />;
  if (!branch.isPublic || !takesOrders({ branch, method: view.method, at: now })) {
    return <Notice tone="warning" role="status" title={view.method === "delivery" ? MESSAGES.deliveryPaused : MESSAGES.branchClosed} />;
  }
  return (
    <Link to={paths.checkout(branch.identifier)} onClick={onLeave} className={buttonClass("action", "min-h-12 w-full text-lg")}>
      {branch.isQuotationRequired ? "Zur Anfrage" : "Zur Kassa"}
    </Link>
  );
}
