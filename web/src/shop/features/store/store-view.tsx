import { enabledMethods, takesOrders } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import { useCart } from "../../state/order/cart";
import { useCartView, useCatalog } from "../../state/catalog";
import { useNow } from "../../state/browser/now";
import { configureAtom } from "../../state/browser/panels";
import { liveAtom } from "../../state/catalog";
import { useShop } from "../../state/shop-query";
import { loadable } from "../../ui/loadable";
import { BranchIntro } from "./branch-intro";
import { BranchNotices } from "./branch-notices";
import { CategoryBar } from "./category-bar";
import { CategorySection } from "./category-section";
import * as texts from "./store.texts";

/** If it cannot be loaded, the menu works without it. */
const LiveNotice = loadable({
  load: () => import("../../widgets/live/live-notice").then((module) => module.LiveNotice),
  missing: () => null,
});
const EmptyMenu = loadable({ load: () => import("./empty-menu").then((module) => module.EmptyMenu) });

/** The number of rows rendered at once: more than the first screen shows. */
const FIRST_ROWS = 24;
/**
 * The number of rows in each further slice. A finished slice is kept, while one long rendering would be restarted by
 * each tick of the clock.
 */
const SLICE = 96;

/** The menu, with the cart (`aside`) beside it where there is room. */
export function StoreView({ branch, aside }: { branch: Branch; aside: ReactNode }) {
  const shop = useShop();
  const now = useNow();
  const groups = useCatalog({ shop, branch });
  const rows = useGrowingRows(groups.reduce((sum, { products }) => sum + products.length, 0));
  const live = useAtomValue(liveAtom);
  const { cart, choose } = useCart(branch);
  const view = useCartView({ shop, branch, cart });
  const configure = useSetAtom(configureAtom);
  const onChoose = useCallback((productId: string) => configure({ productId, item: null }), [configure]);
  const isOrderable =
    branch.isPublic && enabledMethods(branch).some((candidate) => takesOrders({ branch, method: candidate, at: now }));
  let before = 0;

  return (
    <div className="page grid grid-cols-1 gap-x-10 pb-24 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-8">
      <div className="min-w-0">
        <BranchIntro
          branch={branch}
          now={now}
          later={live?.later(view.method)}
          view={view}
          onChoose={choose}
          currency={shop.config.currency}
        />
        <BranchNotices
          branch={branch}
          now={now}
          method={view.method}
          onMethod={(chosen) => choose({ method: chosen })}
        />
        <LiveNotice branch={branch} method={view.method} />
        {shop.config.enablePluginCategoryBar && groups.length > 1 && <CategoryBar groups={groups} />}
        {groups.map((group, index) => {
          const drawn = Math.max(0, rows - before);
          before += group.products.length;
          return (
            <CategorySection
              key={group.category.id}
              group={group}
              drawn={Math.min(drawn, group.products.length)}
              currency={shop.config.currency}
              isFirst={index === 0}
              isOrderable={isOrderable}
              isQuotation={branch.isQuotationRequired}
              zone={branch.timeZone}
              soldOut={live?.soldOut}
              onChoose={onChoose}
            />
          );
        })}
        {groups.length === 0 && <EmptyMenu branch={branch} />}
      </div>
      <aside aria-label={texts.cart} className="hidden lg:block">
        <div
          className={
            "sticky top-4 mt-6 max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-panel border " +
            "border-line bg-surface shadow-panel"
          }
        >
          {aside}
        </div>
      </aside>
    </div>
  );
}

/**
 * How many rows of the menu are rendered so far: a long menu is rendered in slices, so that the page stays responsive.
 */
function useGrowingRows(total: number): number {
  const [rows, setRows] = useState(FIRST_ROWS);
  useEffect(() => {
    if (rows < total) startTransition(() => setRows(rows + SLICE));
  }, [rows, total]);
  return rows;
}
