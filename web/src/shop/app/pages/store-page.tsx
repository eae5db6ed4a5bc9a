import { MESSAGES } from "@tresen/contract/messages";
import type { Branch } from "@tresen/contract/resources/branch";
import { useAtomValue } from "jotai";
import { Suspense, lazy } from "react";
import { CartPanel } from "../../features/cart/cart-panel";
import { useOutdatedItems } from "../../state/use-outdated-items";
import { StoreView } from "../../features/store/store-view";
import { configureAtom, usePanelsOfScreen } from "../../state/panels";
import { findBranch } from "../../state/shop";
import { useShop } from "../../state/shop-query";
import { ErrorPage } from "../../ui/error-page";
import { useRouteParams, useTableSearch } from "../../state/route";

// Its place is at the lower edge and empty at first: what is fetched first is the menu.
const CartBar = lazy(() => import("../../features/cart/cart-bar").then(({ CartBar: component }) => ({ default: component })));
const ConfigureDialog = lazy(() => import("../../features/configure/configure-dialog").then(({ ConfigureDialog: component }) => ({ default: component })));
const TableLink = lazy(() => import("../../features/store/table-link").then(({ TableLink: component }) => ({ default: component })));

export function StorePage() {
  const shop = useShop();
  const { branchIdentifier = "" } = useRouteParams();
  const branch = findBranch({ shop, identifier: branchIdentifier });
  if (!branch) return <ErrorPage title={MESSAGES.branchUnknown} />;
  return <BranchStore key={branch.id} branch={branch} />;
}

function BranchStore({ branch }: { branch: Branch }) {
  const isConfiguring = useAtomValue(configureAtom) !== null;
  const table = useTableSearch();
  useOutdatedItems(branch);
  usePanelsOfScreen();
  return (
    <>
      {table && (
        <div className="page min-h-18 pt-4">
          <Suspense>
            <TableLink branch={branch} identifier={table} />
          </Suspense>
        </div>
      )}
      <StoreView branch={branch} aside={<CartPanel branch={branch} place="aside" />} />
      <Suspense>
        <CartBar branch={branch} />
      </Suspense>
      {isConfiguring && (
        <Suspense>
          <ConfigureDialog branch={branch} />
        </Suspense>
      )}
    </>
  );
}
