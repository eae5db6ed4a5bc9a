import { checkoutHead } from "@tresen/contract/page/checkout-head";
import { CART_LABELS } from "@tresen/contract/order/cart.texts";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import { formatMoney } from "@tresen/contract/kit/money";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { Link } from "@tanstack/react-router";
import { useSetAtom } from "jotai";
import { ShoppingBag } from "../../../shared/icons";
import { ChevronLeft } from "../../ui/icons";
import type { ReactNode } from "react";
import { useNow } from "../../state/browser/now";
import { soldOutLines } from "../../state/live/sold-out-lines";
import { configureAtom } from "../../state/browser/panels";
import { buttonClass } from "../../ui/button";
import { CartLines } from "../../widgets/cart-lines";
import { TextArea } from "../../ui/text-field";
import { Callout } from "../../ui/callout";
import { PageSkeleton } from "../../ui/skeleton";
import { LiveNotice } from "../../widgets/live/live-notice";
import { RemovedCallout } from "../../widgets/removed-callout";
import { WIDE, useMedia } from "../../../shared/use-media";
import { AppointmentSection } from "./appointment/appointment-section";
import { ContactSection } from "./contact-section";
import { DoneeSection } from "./donee-section";
import { ErrorSummary } from "./error-summary";
import { itemMessages, messageFor } from "./errors";
import { LegalBoxes } from "./legal-boxes";
import { MethodSection } from "./method-section";
import { PaymentSection } from "./payment-section";
import { Section } from "./section";
import { Summary } from "./summary";
import { type CheckoutState, useCheckout } from "./use-checkout";
import { paths } from "../../state/browser/route";
import * as texts from "./checkout.texts";

const NONE: readonly [] = [];

/** The whole order on one page, in five sections: what, how, when, who, payment. */
export function Checkout({ branch: store, hasPaymentFailed }: { branch: Branch; hasPaymentFailed: boolean }) {
  const state = useCheckout(store);
  const { branch } = state;
  const isWide = useMedia(WIDE);
  if (state.isOrdered) return <PageSkeleton path="/status" />;
  if (state.view.lines.length === 0) return <EmptyCheckout branch={branch} hasPaymentFailed={hasPaymentFailed} />;
  const { title, lead } = checkoutHead(branch);
  const lines = <Lines state={state} />;
  return (
    <form
      noValidate
      className="page pt-4 pb-8"
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      <BackLink branch={branch} />
      {/* The first element, so that it is visible on a phone and with large text as well. */}
      <ErrorSummary errors={state.isListed ? state.errors : NONE} />
      <h1 className="mt-1 text-2xl font-bold tracking-tight md:text-3xl">{title}</h1>
      <p className="mt-1 mb-5 text-pretty text-muted">{lead}</p>
      {hasPaymentFailed && <Callout tone="danger" role="alert" className="mb-5" title={MESSAGES.paymentFailed} />}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <RemovedCallout />
          <LiveNotice branch={branch} method={state.view.method} />
          {!isWide && <Section title={texts.selection}>{lines}</Section>}
          <MethodSection state={state} />
          <AppointmentSection state={state} />
          <ContactSection state={state} />
          {!branch.isQuotationRequired && <PaymentSection state={state} />}
          {state.shop.config.enablePluginDonations &&
            !state.branch.isQuotationRequired &&
            state.shop.donatees.size > 0 && <DoneeSection state={state} />}
          <Section title={texts.comment}>
            <TextArea
              label={branch.isQuotationRequired ? texts.quotationComment : texts.orderComment}
              name="comment"
              maxLength={2000}
              value={state.cart.order.comment}
              error={messageFor(state.errors, "comment")}
              onChange={({ target }) => state.note({ comment: target.value })}
            />
          </Section>
          <Section title={texts.agreement}>
            <LegalBoxes state={state} />
          </Section>
          {!isWide && <TotalBar state={state} />}
        </div>
        <Summary state={state} lines={isWide ? lines : null} />
      </div>
    </form>
  );
}

function Lines({ state }: { state: CheckoutState }) {
  const configure = useSetAtom(configureAtom);
  const { live, branch, view, cart } = state;
  const soldOut = soldOutLines({ live: live?.state, branch, view, cart, now: useNow() });
  return (
    <CartLines
      lines={state.view.lines}
      currency={state.shop.config.currency}
      isPriceHidden={state.view.isPriceHidden}
      errors={new Map([...soldOut, ...itemMessages(state.errors)])}
      onEdit={({ product, item }) => configure({ productId: product.id, item })}
      onRemove={({ index }) => state.remove(index)}
    />
  );
}

/** On narrow screens the total stays visible until the summary itself is. */
function TotalBar({ state }: { state: CheckoutState }): ReactNode {
  const { view, shop } = state;
  if (view.isPriceHidden) return null;
  const count = view.lines.length;
  return (
    <p
      className={
        "sticky bottom-(--banner-height,0px) z-10 -mx-[clamp(1rem,4vw,2rem)] flex flex-wrap " +
        "justify-between gap-x-4 bg-surface px-[clamp(1rem,4vw,2rem)] py-3 shadow-bar"
      }
    >
      <span className="text-muted">{texts.lineCount(count)}</span>
      <span className="figures font-bold">
        {CART_LABELS.total} {formatMoney(view.pricing.totalGross, shop.config.currency)}
      </span>
    </p>
  );
}

function BackLink({ branch }: { branch: Branch }) {
  return (
    <Link
      to={paths.store(branch.identifier)}
      className={
        "-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-sm " +
        "font-medium text-muted hover:text-ink"
      }
    >
      <ChevronLeft size={18} />
      {branch.name}
    </Link>
  );
}

function EmptyCheckout({ branch, hasPaymentFailed }: { branch: Branch; hasPaymentFailed: boolean }) {
  return (
    <div className="page flex min-h-[60vh] max-w-xl flex-col items-center justify-center gap-4 text-center">
      {hasPaymentFailed && <Callout tone="danger" role="alert" className="text-left" title={MESSAGES.paymentFailed} />}
      <ShoppingBag size={44} strokeWidth={1.25} className="text-muted" />
      <h1 className="text-2xl font-bold">{MESSAGES.cartEmpty}</h1>
      <RemovedCallout />
      <Link to={paths.store(branch.identifier)} className={buttonClass("action")}>
        {texts.backToStore}
      </Link>
    </div>
  );
}
