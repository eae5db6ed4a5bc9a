import { enabledMethods, takesOrders } from "@tresen/contract/branch-hours";
import type { Branch } from "@tresen/contract/resources/branch";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { useCart } from "../../state/cart";
import { useCartView, useCatalog } from "../../state/catalog";
import { useNow } from "../../state/now";
import { configureAtom } from "../../state/panels";
import { useShop } from "../../state/shop-query";
import { BranchIntro } from "./branch-intro";
import { BranchNotices } from "./branch-notices";
import { CategoryBar } from "./category-bar";
import { CategorySection } from "./category-section";

/** The menu, with the cart (`aside`) beside it where there is room. */
export function StoreView({ branch, aside }: { branch: Branch; aside: ReactNode }) {
  const shop = useShop();
  const now = useNow();
  const groups = useCatalog({ shop, branch });
  const { cart, choose } = useCart(branch);
  const { method } = useCartView({ shop, branch, cart });
  const configure = useSetAtom(configureAtom);
  const isOrderable = branch.isPublic && enabledMethods(branch).some((candidate) => takesOrders({ branch, method: candidate, at: now }));

  return (
    <div className="page grid gap-x-10 pb-24 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-8">
      <div className="min-w-0">
        <BranchIntro branch={branch} now={now} method={method} onMethod={(chosen) => choose({ method: chosen })} />
        <BranchNotices branch={branch} now={now} method={method} onMethod={(chosen) => choose({ method: chosen })} />
        {shop.config.enablePluginCategoryBar && groups.length > 1 && <CategoryBar groups={groups} />}
        {groups.map((group, index) => (
          <CategorySection key={group.category.id} group={group} currency={shop.config.currency} isFirst={index === 0} isOrderable={isOrderable} zone={branch.timeZone} onChoose={(productId) => configure({ productId, index: null })} />
        ))}
        {groups.length === 0 && <p className="py-12 text-lg text-muted">Hier gibt es gerade nichts zu bestellen. Schauen Sie bitte später wieder vorbei.</p>}
      </div>
      <aside aria-label="Warenkorb" className="hidden lg:block">
        <div className="sticky top-4 mt-6 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-panel border border-line bg-surface shadow-panel">{aside}</div>
      </aside>
    </div>
  );
}
