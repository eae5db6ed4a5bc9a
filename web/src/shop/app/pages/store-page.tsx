import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useAtom } from "jotai";
import { CartPanel } from "../../features/cart/cart-panel";
import { useOutdatedItems } from "../../state/order/use-outdated-items";
import { StoreView } from "../../features/store/store-view";
import { configureAtom, usePanelsOfScreen } from "../../state/browser/panels";
import { findBranch } from "../../state/shop";
import { useShop } from "../../state/shop-query";
import { ErrorPage } from "../../widgets/error-page";
import { loadable, overlay } from "../../ui/loadable";
import { useRouteParams, useTableSearch } from "../../state/browser/route";

// The bar is at the lower edge and empty at first, so its code is loaded after the menu's.
const CartBar = loadable({ load: () => import("../../features/cart/cart-bar").then((module) => module.CartBar) });
const ConfigureDialog = overlay(() =>
  import("../../features/configure/configure-dialog").then((module) => module.ConfigureDialog),
);
/** Only the pages of branches that have news of their own load it; without it the menu works as well. */
const NewsPoint = loadable({
  load: () => import("../../features/news/news-point").then((module) => module.NewsPoint),
  missing: () => null,
});
const TableLink = loadable({
  load: () => import("../../features/store/table-link").then((module) => module.TableLink),
});

export function StorePage() {
  const shop = useShop();
  const { branchIdentifier = "" } = useRouteParams();
  const branch = findBranch({ shop, identifier: branchIdentifier });
  if (!branch) return <ErrorPage title={MESSAGES.branchUnknown} />;
  return <BranchStore key={branch.id} branch={branch} />;
}

function BranchStore({ branch }: { branch: Branch }) {
  const [configured, configure] = useAtom(configureAtom);
  const table = useTableSearch();
  const hasNews = useShop().blocks.some(({ branches }) => branches.some(({ id }) => id === branch.id));
  useOutdatedItems(branch);
  usePanelsOfScreen();
  return (
    <>
      {table && (
        <div className="page min-h-18 pt-4">
          <TableLink branch={branch} identifier={table} />
        </div>
      )}
      {hasNews && (
        <div className="page flex min-h-15 items-end justify-end">
          <NewsPoint branch={branch} />
        </div>
      )}
      <StoreView branch={branch} aside={<CartPanel branch={branch} place="aside" />} />
      <CartBar branch={branch} />
      {configured && <ConfigureDialog branch={branch} target={configured} onClose={() => configure(null)} />}
    </>
  );
}
