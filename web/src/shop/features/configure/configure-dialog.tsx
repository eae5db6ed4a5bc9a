import { enabledMethods, takesOrders } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { pricedAt } from "@tresen/contract/catalog/price/price-at";
import type { Product } from "@tresen/contract/catalog/product.resource";
import { useSetAtom } from "jotai";
import { type CartItem, useCart } from "../../state/order/cart";
import { useNow } from "../../state/browser/now";
import { type Configured, toastAtom } from "../../state/browser/panels";
import { useShop } from "../../state/shop-query";
import { Dialog } from "../../ui/dialog";
import { ConfigureForm } from "./configure-form";
import * as texts from "./configure.texts";

/** The modal in which a product is configured for the cart, or an item of the cart is changed. */
export function ConfigureDialog({
  branch,
  target,
  onClose,
}: {
  branch: Branch;
  target: Configured;
  onClose: () => void;
}) {
  const shop = useShop();
  const now = useNow();
  const { save } = useCart(branch);
  const setToast = useSetAtom(toastAtom);
  const stored = shop.products.get(target.productId);
  if (!stored) return null;
  const product = pricedAt(stored, now);

  const take = (item: CartItem): void => {
    save({ item, replaces: target.item });
    setToast({
      id: Date.now(),
      text: target.item === null ? texts.added(product.name) : texts.changed(product.name),
    });
    onClose();
  };
  const isOrderable =
    branch.isPublic && enabledMethods(branch).some((method) => takesOrders({ branch, method, at: now }));
  return (
    <ProductDialog
      key={product.id}
      product={product}
      item={target.item}
      currency={shop.config.currency}
      country={branch.country}
      isOrderable={isOrderable}
      isQuotation={branch.isQuotationRequired}
      onClose={onClose}
      onTake={take}
    />
  );
}

interface ProductDialogProps {
  product: Product;
  item: CartItem | null;
  currency: string;
  country: string;
  isOrderable: boolean;
  isQuotation: boolean;
  onClose: () => void;
  onTake: (item: CartItem) => void;
}

function ProductDialog({ onClose, product, ...rest }: ProductDialogProps) {
  return (
    <ConfigureForm
      product={product}
      {...rest}
      frame={({ content, footer }) => (
        <Dialog
          open
          onClose={onClose}
          title={product.name}
          place={product.images.length > 0 ? "wide" : "sheet"}
          footer={footer}
        >
          {content}
        </Dialog>
      )}
    />
  );
}
