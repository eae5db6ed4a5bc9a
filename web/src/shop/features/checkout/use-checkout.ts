import type { CheckoutContext } from "@tresen/contract/order/checkout/checkout-context";
import { checkOrder } from "@tresen/contract/order/checkout/checkout";
import type { FieldError } from "@tresen/contract/kit/errors";
import { blankFault, emailFault } from "@tresen/contract/order/field.texts";
import { MESSAGES } from "@tresen/contract/order/order.texts";
import { ORDER_MESSAGES } from "@tresen/contract/order/checkout/checkout.texts";
import { CHECKOUT_TEXTS } from "@tresen/contract/order/checkout/checkout.texts";
import { defaultPaymentMethod, offeredPaymentMethods } from "@tresen/contract/payment/payment";
import type { OrderDraft } from "@tresen/contract/order/order";
import { MINUTE } from "@tresen/contract/kit/time";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useAtom, useAtomValue } from "jotai";
import { useCallback, useMemo, useRef, useState } from "react";
import { ApiError } from "../../../shared/api";
import { serverNow } from "../../../shared/server-clock";
import { useCart } from "../../state/order/cart";
import { branchMenu, cartView, useCartView } from "../../state/catalog";
import { type Details, buildDraft, detailsAtom, itemsOf } from "../../state/order/order-draft";
import { liveAtom } from "../../state/catalog";
import { liveQuery } from "../../state/live/live-query";
import { submitOrder } from "../../state/order/order-submission";
import { isSelfService } from "../../state/browser/self-service";
import { findBranch } from "../../state/shop";
import { shopQuery, useShop } from "../../state/shop-query";
import { asksAddress } from "./asks-address";
import { advertisingOf, offersObjection } from "./objection";
import { type Limited, knownFullSlots, outdateFullSlots } from "./appointment/full-slots";
import { errorOf, inPageOrder, showErrorList, withoutField } from "./errors";
import { paths } from "../../state/browser/route";

const LIVE_CODES = ["order.sold_out", "order.method_paused", "order.appointment_lead_time"];

/** Everything the checkout's sections read and do. */
export function useCheckout(store: Branch) {
  const shop = useShop();
  const client = useQueryClient();
  const navigate = useNavigate();
  const cartState = useCart(store);
  const { cart, note, choose, clear } = cartState;
  const view = useCartView({ shop, branch: store, cart });
  // A cart with products without a public price is an inquiry, as at a branch that only quotes: docs/decisions/0016.
  const branch = useMemo(() => ({ ...store, isQuotationRequired: view.isPriceHidden }), [store, view.isPriceHidden]);
  const live = useAtomValue(liveAtom);
  const limited = useMemo(
    (): Limited => ({
      branch: store,
      work:
        live?.state.isCapacityLimited && cart.items.length > 0 && !store.isQuotationRequired && !view.isPriceHidden
          ? { items: itemsOf(cart), method: view.method }
          : null,
    }),
    [store, live, cart, view.isPriceHidden, view.method],
  );
  const [details, setDetails] = useAtom(detailsAtom);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [isPending, setPending] = useState(false);
  const [isOrdered, setOrdered] = useState(false);
  // Before the first submission errors are shown only at their fields: a list above would move the page while the
  // customer types.
  const [isListed, setListed] = useState(false);
  // A second press can come before React has rendered the disabled button.
  const isSending = useRef(false);
  /** The catalogue with the prices that the customer knows. */
  const seen = useRef(shop);

  const providers = shop.config.paymentProviders ?? [];
  const offered = offeredPaymentMethods({ branch, config: shop.config, providers });
  const payment = offered.find((method) => method === details.paymentMethod) ?? defaultPaymentMethod(offered);

  // An organisation that no longer exists is ignored: where its section is hidden the customer could not remove it.
  const hasDonee =
    shop.config.enablePluginDonations &&
    !branch.isQuotationRequired &&
    details.donatee !== null &&
    shop.donatees.has(details.donatee);

  const report = useCallback(
    (fault: FieldError) => setErrors((old) => [...withoutField(old, [fault.field ?? ""]), fault]),
    [],
  );
  const dismiss = useCallback((fields: string[]) => setErrors((old) => withoutField(old, fields)), []);
  const change = useCallback(
    (values: Partial<Details>) => {
      setDetails(values);
      dismiss(Object.keys(values));
    },
    [setDetails, dismiss],
  );

  const show = (unordered: readonly FieldError[]): void => {
    const faults = inPageOrder(unordered);
    setErrors(faults);
    setListed(true);
    // Waits until the list of errors is rendered.
    requestAnimationFrame(showErrorList);
  };

  /**
   * The customer pays the price that they have seen, so a catalogue that is older than a minute is loaded again before
   * the order is sent. One that was loaded again while they filled in the form counts as not seen.
   */
  const hasPriceChanged = async (): Promise<boolean> => {
    const fresh = await client.fetchQuery({ ...shopQuery, staleTime: MINUTE, retry: false }).catch(() => shop);
    const [before, after] = [seen.current, fresh].map((each) => {
      const current = findBranch({ shop: each, identifier: branch.identifier });
      return current && cartView({ shop: each, branch: current, cart, at: serverNow() }).pricing.totalGross;
    });
    seen.current = fresh;
    return after !== undefined && before !== after && !view.isPriceHidden;
  };

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    const draft = buildDraft({
      branch,
      cart,
      details: {
        ...details,
        donatee: hasDonee ? details.donatee : null,
        advertising: advertisingOf({
          isOffered: offersObjection({ config: shop.config, isSelfService: isSelfService() }),
          details,
        }),
      },
      method: view.method,
      area: view.area,
      payment,
      hasAddress: asksAddress({ branch, method: view.method }),
      isSelfService: isSelfService(),
    });
    const context: CheckoutContext = {
      ...shop,
      providers,
      branch,
      menu: branchMenu({ shop, branch, at: serverNow() }),
      now: serverNow(),
      fullSlots: knownFullSlots({ client, limited }),
      live: live?.state,
    };
    const faults = [
      ...checkOrder({ draft, context }).errors,
      ...emailFaults(draft.email),
      ...smsFaults(draft),
      ...planFaults(cart.order),
    ];
    if (faults.length > 0) return show(faults);
    isSending.current = true;
    setPending(true);
    setErrors([]);
    try {
      if (await hasPriceChanged()) return show([{ code: "order.price_changed", message: CHECKOUT_TEXTS.priceChanged }]);
      const { uid, hash, paymentRedirectUrl } = await submitOrder({ identifier: branch.identifier, draft });
      if (paymentRedirectUrl) {
        // The cart is kept until the payment has arrived: a customer who comes back without paying finds it unchanged.
        window.location.assign(paymentRedirectUrl);
        return;
      }
      // The cart is emptied before the next screen is fetched, so that a reload cannot order it a second time.
      setOrdered(true);
      clear();
      setDetails({ legalInstructions: false, privacyPolicy: false });
      // Replaces the checkout, so that going back leads to the menu and not to an empty form.
      await navigate({ to: paths.status({ uid, hash }), replace: true });
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : [{ code: "unknown", message: "" }];
      const unreached =
        error instanceof ApiError && error.status === 0 ? [{ code: "unknown", message: MESSAGES.unknown }] : [];
      show([...unreached, ...refused].map((fault) => ({ ...fault, message: fault.message || errorOf(error) })));
      if (refused.some(({ field }) => field?.startsWith("items"))) void client.invalidateQueries(shopQuery);
      // What the notice above the form has not learned yet.
      if (refused.some(({ code }) => LIVE_CODES.includes(code))) void client.invalidateQueries(liveQuery(branch.id));
      if (refused.some(({ field }) => field === "appointmentDate")) outdateFullSlots({ client, limited });
    } finally {
      isSending.current = false;
      setPending(false);
    }
  };

  return {
    shop,
    branch,
    cart,
    view,
    live,
    limited,
    details,
    errors,
    isListed,
    isPending,
    isOrdered,
    offered,
    payment,
    change,
    note,
    choose,
    dismiss,
    report,
    remove: cartState.remove,
    submit,
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;

/** Notifications by SMS require a phone number. */
function smsFaults({ isSmsEnabled, phone }: OrderDraft): FieldError[] {
  return isSmsEnabled && phone === "" ? [blankFault("phone")] : [];
}

/** Refuses an order for a certain time without a chosen time, which the server would take as the soonest possible. */
function planFaults({ isPlanned, appointment }: { isPlanned: boolean; appointment: string | null }): FieldError[] {
  return isPlanned && appointment === null
    ? [{ field: "appointmentDate", code: "order.appointment_required", message: ORDER_MESSAGES.appointmentRequired }]
    : [];
}

/** A rough check that saves a request for an obviously invalid address; the server checks more strictly. */
function emailFaults(email: string): FieldError[] {
  return email === "" || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? [] : [emailFault("email")];
}
