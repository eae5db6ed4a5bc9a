import { randomUUID } from "node:crypto";
import type { OrderResult, StaffOrder } from "@tresen/contract/order/order";
import type { OnlineMethod } from "@tresen/contract/payment/payment";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import type { StandInPayment, Switches } from "../src/payment/payment-store";
import type { Choice } from "../src/payment/choices";
import { type TestPlatform, startTestPlatform } from "./payment-platform";

export interface PaymentShop {
  platform: TestPlatform;
  shop: typeof import("../../core/test/shop");
  orders: typeof import("@tresen/core/order") &
    typeof import("@tresen/core/order/create") &
    typeof import("@tresen/core/order/list");
  payments: typeof import("@tresen/core/payment/order");
  /** Changes the branch "center", and publishes it. */
  changeBranch(changes: Partial<Branch>): Promise<void>;
  /** Publishes the shop as the schedule does. */
  rebuild(): Promise<void>;
  /** Sets the stand-ins' switches. */
  set(switches: Partial<Switches>): void;
  /** Two pizzas for 19,00 €, ordered as the shop does it. */
  post(wanted?: {
    method?: OnlineMethod;
    key?: string;
    appointmentDate?: string;
    country?: Branch["country"];
  }): Promise<{ status: number; data: OrderResult; code: string; message: string; key: string }>;
  /** Presses a button of the hosted page; the customer then follows its redirect, or does not return. */
  pay(given: { data: OrderResult; choice: Choice; returns?: boolean }): Promise<string | null>;
  /** A paid order. */
  paid(method?: OnlineMethod): Promise<OrderResult>;
  /** Refunds what the last change requires, as the stream would. */
  react(data: OrderResult): Promise<void>;
  order(data: { uid: string }): Promise<StaffOrder>;
  isOnDesk(data: { uid: string }): Promise<boolean>;
  paymentOf(data: OrderResult): StandInPayment;
  act(data: OrderResult, action: "confirm" | "reject" | "cancel", at?: number): Promise<StaffOrder>;
}

/**
 * A shop whose branch "center" takes online payments, and the customers and staff of the tests, without limits, since
 * all orders come from one address. `now` is the platform's first instant.
 */
export async function startPaymentShop(
  now: number,
  { limits = "off" }: { limits?: "on" | "off" } = {},
): Promise<PaymentShop> {
  const platform = await startTestPlatform({ now, limits });
  const shop = await import("../../core/test/shop");
  const orders = {
    ...(await import("@tresen/core/order")),
    ...(await import("@tresen/core/order/create")),
    ...(await import("@tresen/core/order/list")),
  };
  const payments = await import("@tresen/core/payment/order");
  const { saveConfig } = await import("@tresen/core/config");
  const { configFields } = await import("@tresen/contract/config/config");
  await saveConfig({
    actor: shop.admin,
    now,
    input: configFields.parse({
      enablePluginMollie: true,
      isMollieEnabled: true,
      enablePluginDatatrans: true,
      isDatatransEnabled: true,
    }),
  });
  await shop.createShop();
  const { branches } = await import("@tresen/contract/branch/branch.resource");
  const { getRecord, updateRecord } = await import("@tresen/core/records");
  const { rebuildSnapshot } = await import("@tresen/core/snapshot");
  const rebuild: PaymentShop["rebuild"] = async () => void (await rebuildSnapshot({ startedAt: Date.now() }));
  const changeBranch: PaymentShop["changeBranch"] = async (changes) => {
    const record = await getRecord({ resource: branches as never, actor: shop.admin, id: "center" });
    await updateRecord({
      resource: branches as never,
      actor: shop.admin,
      now,
      id: "center",
      input: { ...record, ...changes },
    });
    await rebuild();
  };
  await changeBranch({ isMollieEnabled: true, isDatatransEnabled: true });
  const pay: PaymentShop["pay"] = async ({ data, choice, returns = true }) => {
    const page = await fetch(data.paymentRedirectUrl ?? "", {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ choice }),
    });
    if (page.status !== 303) throw new Error(`The hosted page answered ${page.status}`);
    const back = page.headers.get("location") ?? "";
    return returns ? (await fetch(back, { redirect: "manual" })).headers.get("location") : null;
  };
  const post: PaymentShop["post"] = async ({ method = "mollie", key = randomUUID(), ...more } = {}) => {
    const draft = {
      branch: "center",
      items: [{ product: "margherita", amount: 2, unit: "piece" }],
      firstName: "Maria",
      lastName: "Muster",
      legalInstructions: true,
      privacyPolicy: true,
      paymentMethod: method,
      ...more,
    };
    const response = await fetch(`${platform.url}/api/orders`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(draft),
    });
    const body = (await response.json()) as { data: OrderResult; errors?: { code: string; message: string }[] };
    return {
      status: response.status,
      data: body.data,
      code: body.errors?.[0]?.code ?? "",
      message: body.errors?.[0]?.message ?? "",
      key,
    };
  };
  const order: PaymentShop["order"] = ({ uid }) => orders.getOrder({ actor: shop.admin, id: `ord_${uid}` });
  return {
    platform,
    changeBranch,
    rebuild,
    shop,
    orders,
    payments,
    set: (switches) =>
      platform.standIns.store.setSwitches({ ...platform.standIns.store.content.switches, ...switches }),
    post,
    pay,
    paid: async (method) => {
      const { data } = await post(method ? { method } : {});
      await pay({ data, choice: "paid" });
      if (!(await order(data)).isPaid) throw new Error("The payment did not arrive");
      return data;
    },
    react: async ({ uid }) => {
      const after = await orders.findOrder(uid);
      if (after) await payments.refundOrder({ before: null, after });
    },
    order,
    isOnDesk: async ({ uid }) =>
      (await orders.listCurrentOrders({ actor: shop.admin, query: { limit: 500 }, now })).orders.some(
        (one) => one.uid === uid,
      ),
    paymentOf: (data) => {
      const id = /(\w+)$/.exec(data.paymentRedirectUrl ?? "")?.[1] ?? "";
      const found = platform.standIns.store.find(id);
      if (!found) throw new Error("The stand-in does not know this payment");
      return found;
    },
    act: async (data, action, at = now) => {
      await orders.changeOrder({ actor: shop.admin, id: `ord_${data.uid}`, action, now: at });
      return order(data);
    },
  };
}

/** Waits until a condition holds, for work in the background. */
export async function until(condition: () => Promise<boolean> | boolean, limit = 8_000): Promise<void> {
  const end = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error("It did not happen");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
