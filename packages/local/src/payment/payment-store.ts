import { randomBytes } from "node:crypto";
import { readJson, writeJson } from "../json-file";

export type Provider = "mollie" | "datatrans";

/** The state of the payment itself; refunded money is in its refunds. */
export type StandInState = "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";

export interface StandInRefund {
  id: string;
  amount: number;
  /** Datatrans' reference of the credit. */
  refno?: string;
  /** One by the platform's clock, for display; one by the machine's, for the duration of a refund. */
  at: string;
  machineTime: number;
  isCanceled?: boolean;
}

export interface StandInPayment {
  id: string;
  provider: Provider;
  state: StandInState;
  /** Cents. */
  amount: number;
  currency: string;
  /** Mollie's description, Datatrans' reference. */
  description: string;
  metadata: unknown;
  returnUrls: { success: string; cancel: string; error: string };
  webhookUrl: string | null;
  autoSettle: boolean;
  at: string;
  changedAt: string;
  refunds: StandInRefund[];
  /** Cents charged back by the customer's bank. */
  chargedBack?: number;
}

export interface Replay {
  key: string;
  fingerprint: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** By the machine's clock. */
  at: number;
}

export interface PendingWebhook {
  id: string;
  payment: string;
  url: string;
  /** The body to send: Datatrans describes the transaction as it was at the event. */
  body: string;
  isForged: boolean;
  /** By the machine's clock. */
  dueAt: number;
  attempt: number;
}

export const WEBHOOK_MODES = ["normal", "late", "twice", "reversed", "forged"] as const;
export const OUTAGE_MODES = ["none", "unavailable", "timeout", "lost-answer"] as const;

export interface Switches {
  webhook: (typeof WEBHOOK_MODES)[number];
  outage: (typeof OUTAGE_MODES)[number];
}

export interface StandInKeys {
  mollie: string;
  merchantId: string;
  password: string;
  signKey: string;
}

interface Content {
  keys: StandInKeys;
  payments: StandInPayment[];
  replays: Replay[];
  webhooks: PendingWebhook[];
  switches: Switches;
}

/** The number of payments kept; the oldest are dropped. */
const KEPT = 500;
const KEY_LIFE = 3_600_000;

/**
 * The state of the stand-ins, in a file that each change replaces atomically: a kill loses no change whose request was
 * answered.
 */
export interface PaymentStore {
  readonly keys: StandInKeys;
  readonly content: Readonly<Content>;
  find(id: string): StandInPayment | undefined;
  add(payment: StandInPayment): void;
  /** Changes a payment in place and writes the file. */
  change(payment: StandInPayment, values: Partial<StandInPayment>): void;
  findReplay(key: string): Replay | undefined;
  remember(replay: Replay): void;
  setWebhooks(webhooks: PendingWebhook[]): void;
  setSwitches(switches: Switches): void;
}

export function openPaymentStore(path: string): PaymentStore {
  const known = readJson<Partial<Content>>(path, {});
  const content: Content = {
    payments: [],
    replays: [],
    webhooks: [],
    switches: { webhook: "normal", outage: "none" },
    keys: newKeys(),
    ...known,
  };
  const save = (): void => writeJson(path, content);
  // Another command may read the file while the platform writes it; reading changes nothing.
  if (!known.keys) save();
  return {
    keys: content.keys,
    content,
    find: (id) => content.payments.find((payment) => payment.id === id),
    add: (payment) => {
      content.payments = [...content.payments, payment].slice(-KEPT);
      save();
    },
    change: (payment, values) => {
      Object.assign(payment, values);
      save();
    },
    findReplay: (key) => content.replays.find((replay) => replay.key === key && Date.now() - replay.at < KEY_LIFE),
    remember: (replay) => {
      content.replays = [...content.replays.filter(({ key }) => key !== replay.key), replay].slice(-KEPT);
      save();
    },
    setWebhooks: (webhooks) => {
      content.webhooks = webhooks;
      save();
    },
    setSwitches: (switches) => {
      content.switches = switches;
      save();
    },
  };
}

/** Random for each data folder, so that no key of a stand-in is ever a key of a real service. */
function newKeys(): StandInKeys {
  const hex = (bytes: number): string => randomBytes(bytes).toString("hex");
  return { mollie: `test_${hex(16)}`, merchantId: "1100000001", password: hex(12), signKey: hex(32) };
}
