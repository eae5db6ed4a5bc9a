import { PAYMENT_LABELS } from "./payment-method.texts";

export type PaymentMethod = "cash" | "atm-card" | "hydro-ag-voucher" | "mollie" | "datatrans";

export const PAYMENT_METHODS = [
  "cash",
  "atm-card",
  "hydro-ag-voucher",
  "mollie",
  "datatrans",
] as const satisfies readonly PaymentMethod[];

export const PROVIDER_NAMES = { mollie: "Mollie", datatrans: "Datatrans" } as const;

/** The label of a method. If two offered methods have the same label, the provider's name is added. */
export function paymentLabel({
  method,
  offered,
}: {
  method: PaymentMethod;
  offered: readonly PaymentMethod[];
}): string {
  const isAmbiguous = isOnlineMethod(method) && offered.filter(isOnlineMethod).length > 1;
  return isAmbiguous ? `${PAYMENT_LABELS[method]} (${PROVIDER_NAMES[method]})` : PAYMENT_LABELS[method];
}

type Switch = "Cash" | "ATMCard" | "HydroAGVoucher" | "Mollie" | "Datatrans";
export type BranchPaymentFlags = Record<`is${Switch}Enabled`, boolean>;
export type ConfigPaymentFlags = Record<`enablePlugin${Switch}` | `is${Switch}Enabled`, boolean>;

const SWITCHES: Record<PaymentMethod, Switch> = {
  cash: "Cash",
  "atm-card": "ATMCard",
  "hydro-ag-voucher": "HydroAGVoucher",
  mollie: "Mollie",
  datatrans: "Datatrans",
};

/** Methods for which the customer is sent to a provider's terminal. */
export type OnlineMethod = Extract<PaymentMethod, "mollie" | "datatrans">;

export const ONLINE_METHODS = ["mollie", "datatrans"] as const satisfies readonly OnlineMethod[];

export function isOnlineMethod(method: string): method is OnlineMethod {
  return ONLINE_METHODS.some((online) => online === method);
}

/**
 * The payment methods that a branch offers. A method needs the global plugin, its global switch and the branch's
 * switch; an online method also needs a provider whose keys work.
 */
export function offeredPaymentMethods({
  branch,
  config,
  providers = [],
}: {
  branch: BranchPaymentFlags;
  config: ConfigPaymentFlags;
  providers?: readonly PaymentMethod[];
}): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => {
    const name = SWITCHES[method];
    const enabled = config[`enablePlugin${name}`] && config[`is${name}Enabled`] && branch[`is${name}Enabled`];
    return enabled && (!isOnlineMethod(method) || providers.includes(method));
  });
}

/** The method that is chosen first: cash, else datatrans, else the first one offered. */
export function defaultPaymentMethod(offered: readonly PaymentMethod[]): PaymentMethod | null {
  if (offered.includes("cash")) return "cash";
  return offered.includes("datatrans") ? "datatrans" : (offered[0] ?? null);
}
