import { MESSAGES } from "@tresen/contract/messages";
import type { Branch } from "@tresen/contract/resources/branch";
import { useAtomValue } from "jotai";
import { Suspense, lazy, useEffect } from "react";
import { Checkout } from "../../features/checkout/checkout";
import { forgetAttempt } from "../../state/order-submission";
import { configureAtom, usePanelsOfScreen } from "../../state/panels";
import { findBranch } from "../../state/shop";
import { useShop } from "../../state/shop-query";
import { useOutdatedItems } from "../../state/use-outdated-items";
import { ErrorPage } from "../../ui/error-page";
import { useRouteParams } from "../../state/route";

const ConfigureDialog = lazy(() => import("../../features/configure/configure-dialog").then(({ ConfigureDialog: component }) => ({ default: component })));

export function CheckoutPage() {
  return <Page hasPaymentFailed={false} />;
}

/** The same screen after an online payment failed. */
export function CheckoutErrorPage() {
  return <Page hasPaymentFailed />;
}

function Page({ hasPaymentFailed }: { hasPaymentFailed: boolean }) {
  const shop = useShop();
  const { branchIdentifier = "" } = useRouteParams();
  const branch = findBranch({ shop, identifier: branchIdentifier });
  if (!branch) return <ErrorPage title={MESSAGES.branchUnknown} />;
  return <BranchCheckout key={branch.id} branch={branch} hasPaymentFailed={hasPaymentFailed} />;
}

function BranchCheckout({ branch, hasPaymentFailed }: { branch: Branch; hasPaymentFailed: boolean }) {
  const isConfiguring = useAtomValue(configureAtom) !== null;
  useOutdatedItems(branch);
  usePanelsOfScreen();
  useEffect(() => {
    if (hasPaymentFailed) forgetAttempt(branch.identifier);
  }, [hasPaymentFailed, branch.identifier]);
  return (
    <>
      <Checkout branch={branch} hasPaymentFailed={hasPaymentFailed} />
      {isConfiguring && (
        <Suspense>
          <ConfigureDialog branch={branch} />
        </Suspense>
      )}
    </>
  );
}
