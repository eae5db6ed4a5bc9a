import { useLayoutEffect, useMemo } from "react";
import type { ShownPart } from "../../shared/preview/part-preview";
import { CartPanel } from "../features/cart/cart-panel";
import { Footer } from "../features/shell/footer";
import { Header } from "../features/shell/header";
import { StoreView } from "../features/store/store-view";
import type { Shop } from "../state/shop";
import { ShopContext } from "../state/shop-query";
import { Button } from "../ui/button";
import { applyLook } from "./apply-look";
import { LOOK_FRAME_TEXTS } from "./look-frame.texts";
import { PreviewRouter } from "./preview-router";

/** The menu of the shop's first branch with the settings as they are typed. Nothing in it can be pressed. */
export function LookFrame({ shop, look }: { shop: Shop; look: Extract<ShownPart, { kind: "look" }> }) {
  const { arePricesHidden } = look;
  const products = useMemo(
    () =>
      arePricesHidden
        ? new Map([...shop.products].map(([id, product]) => [id, { ...product, isPriceHidden: true }]))
        : shop.products,
    [shop, arePricesHidden],
  );
  const shown = useMemo(
    () => ({ ...shop, products, config: { ...shop.config, ...look.config } }),
    [shop, products, look],
  );
  const { config } = shown;
  useLayoutEffect(() => applyLook(config, "typed"), [config]);
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = look.scheme;
  }, [look.scheme]);
  const branch = shown.branches.find(({ isPublic }) => isPublic) ?? shown.branches[0];
  return (
    <ShopContext value={shown}>
      <PreviewRouter path={branch ? `store/${branch.identifier}` : ""}>
        <div inert className="min-h-dvh bg-canvas">
          <Header />
          {branch && <StoreView branch={branch} aside={<CartPanel branch={branch} place="aside" />} />}
          <Footer />
          <div className="sticky bottom-0 z-20 border-t border-line bg-surface p-3">
            <Button className="w-full">{LOOK_FRAME_TEXTS.button}</Button>
          </div>
        </div>
      </PreviewRouter>
    </ShopContext>
  );
}
