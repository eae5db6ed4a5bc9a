import { MESSAGES } from "@tresen/contract/messages";
import type { Branch } from "@tresen/contract/resources/branch";
import { useAtomValue } from "jotai";
import { Suspense, lazy } from "react";
import { CartBar } from "../../features/cart/cart-bar";
import { CartPanel } from "../../features/cart/cart-panel";
import { useOutdatedItems } from "../../state/use-outdated-items";
import { StoreView } from "../../features/store/store-view";
import { configureAtom } from "../../state/panels";
import { usePageHead } from "../../state/page-head";
import { findBranch } from "../../state/shop";
import { useShop } from "../../state/shop-query";
import { ErrorPage } from "../../ui/error-page";
import { useRouteParams } from "../../state/route";

const ConfigureDialog = lazy(() => import("../../features/configure/configure-dialog").then(({ ConfigureDialog: component }) => ({ default: component })));


export function StorePage() {
  const shop = useShop();
  const { branchIdentifier = "" } = useRouteParams();
  const branch = findBranch({ shop, identifier: branchIdentifier });
  if (!branch) return <UnknownBranch />;
  return <BranchStore key={branch.id} branch={branch} />;
}

function UnknownBranch() {
  usePageHead({});
  return <ErrorPage title={MESSAGES.branchUnknown} />;
}

function BranchStore({ branch }: { branch: Branch }) {
  const isConfiguring = useAtomValue(configureAtom) !== null;
  usePageHead({ prefix: branch.name, description: branch.description });
  useOutdatedItems(branch);
  return (
    <>
      <StoreView branch={branch} aside={<CartPanel branch={branch} place="aside" />} />
      <CartBar branch={branch} />
      {isConfiguring && (
        <Suspense>
          <ConfigureDialog branch={branch} />
        </Suspense>
      )}
    </>
  );
}
