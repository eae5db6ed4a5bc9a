import { MESSAGES } from "@tresen/contract/order/order.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useAtom } from "jotai";
import { useEffect } from "react";
import { Checkout } from "../../features/checkout/checkout";
import { forgetAttempt } from "../../state/order/order-submission";
import { configureAtom, usePanelsOfScreen } from "../../state/browser/panels";
import { findBranch } from "../../state/shop";
import { useShop } from "../../state/shop-query";
import { useOutdatedItems } from "../../state/order/use-outdated-items";
import { ErrorPage } from "../../widgets/error-page";
import { overlay } from "../../ui/loadable";
import { useRouteParams } from "../../state/browser/route";

const ConfigureDialog = overlay(() =>
  import("../../features/configure/configure-dialog").then((module) => module.ConfigureDialog),
);

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
  const [configured, configure] = useAtom(configureAtom);
  useOutdatedItems(branch);
  usePanelsOfScreen();
  useEffect(() => {
    if (hasPaymentFailed) forgetAttempt(branch.identifier);
  }, [hasPaymentFailed, branch.identifier]);
  return (
    <>
      <Checkout branch={branch} hasPaymentFailed={hasPaymentFailed} />
      {configured && <ConfigureDialog branch={branch} target={configured} onClose={() => configure(null)} />}
    </>
  );
}
