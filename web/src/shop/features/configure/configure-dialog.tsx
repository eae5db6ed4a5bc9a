import { enabledMethods, takesOrders } from "@tresen/contract/branch-hours";
import type { Branch } from "@tresen/contract/resources/branch";
import type { Product } from "@tresen/contract/resources/catalog";
import { useAtom, useSetAtom } from "jotai";
import { type CartItem, useCart } from "../../state/cart";
import { useNow } from "../../state/now";
import { configureAtom, toastAtom } from "../../state/panels";
import { useShop } from "../../state/shop-query";
import { Dialog } from "../../ui/dialog";
import { ConfigureForm } from "./configure-form";

/** The modal in which a product is configured for the cart, or an item of the cart is changed. */
export function ConfigureDialog({ branch }: { branch: Branch }) {
  const shop = useShop();
  const now = useNow();
  const { save } = useCart(branch);
  const [target, setTarget] = useAtom(configureAtom);
  const setToast = useSetAtom(toastAtom);
  const product = target ? shop.products.get(target.productId) : undefined;
  if (!target || !product) return null;

  const close = (): void => setTarget(null);
  const take = (item: CartItem): void => {
    save({ item, replaces: target.item });
    setToast({ id: Date.now(), text: target.item === null ? `${product.name} ist im Warenkorb.` : `${product.name} wurde geändert.` });
    close();
  };
  const isOrderable = branch.isPublic && enabledMethods(branch).some((method) => takesOrders({ branch, method, at: now }));
  return <ProductDialog key={product.id} product={product} item={target.item} currency={shop.config.currency} isOrderable={isOrderable} isQuotation={branch.isQuotationRequired} onClose={close} onTake={take} />;
}

interface ProductDialogProps {
  product: Product;
  item: CartItem | null;
  currency: string;
  isOrderable: boolean;
  isQuotation: boolean;
  onClose: () => void;
  onTake: (item: CartItem) => void;
}

function ProductDialog({ onClose, product, ...rest }: ProductDialogProps) {
  return <ConfigureForm product={product} {...rest} frame={({ content, footer }) => <Dialog open onClose={onClose} title={product.name} footer={footer}>{content}</Dialog>} />;
}
