import { orderHash } from "../key";
import type { StoredPayment, StoredRefund, TimelineEntry } from "../order.entity";
import type { OrderRow } from "../store";

type Item = OrderRow["items"][number];

/** What becomes of a field: it stays, it goes, or it becomes what the function makes of it. */
type Fate<Value> = "stays" | "goes" | ((value: NonNullable<Value>) => Value);
type Fates<Whole> = { [Field in keyof Required<Whole>]: Fate<Whole[Field]> };

/** Choices of the product's own options. All other answers are texts or files of the customer. */
const CHOICES = ["select", "multiselect"];
const NOBODY = "";

const ITEM: Fates<Item> = {
  product: "stays",
  name: "stays",
  amount: "stays",
  unit: "stays",
  calculationModel: "stays",
  parts: (parts) =>
    parts.map(({ name, type, value }) => ({ name, type, value: CHOICES.includes(type) ? value : null })),
  unitPrice: "stays",
  gross: "stays",
  deposit: "stays",
  taxRate: "stays",
};

const PAYMENT: Fates<StoredPayment> = {
  id: "stays",
  kind: "stays",
  provider: "stays",
  reference: "stays",
  startedAt: "stays",
  redirectUrl: "goes",
  chargedBack: "stays",
  state: "stays",
  amount: "stays",
  currency: "stays",
  refunded: "stays",
};

const REFUND: Fates<StoredRefund> = {
  id: "stays",
  payment: "stays",
  amount: "stays",
  state: "stays",
  at: "stays",
  by: "stays",
  reason: "goes",
  lines: "stays",
  isAdjustment: "stays",
  key: "goes",
  attempt: "stays",
  claimedAt: "stays",
  acceptedAt: "stays",
  reference: "stays",
};

/** Names of staff stay, that of the customer goes, and so does what anybody wrote. */
function erasedEntry({ message: _, ...entry }: TimelineEntry): TimelineEntry {
  return entry.by === "customer" ? { ...entry, name: NOBODY } : entry;
}

const erasedItems = (items: readonly Item[]): Item[] => items.map((item) => kept({ whole: item, fates: ITEM }));

/**
 * What stays of an order whose customer is erased, field by field: what was sold for how much, when, where, and how it
 * was paid. A field of the entity that is not here fails the types.
 */
export const ORDER_FATES: Fates<OrderRow> = {
  uid: "stays",
  // Nobody knows the new one, so the page of the order is closed.
  hash: () => orderHash(),
  fingerprint: () => "",
  version: "stays",
  createdAt: "stays",
  updatedAt: "stays",
  state: "stays",
  ticketNumber: "stays",
  branch: "stays",
  branchName: "stays",
  branchCountry: "stays",
  isDelivery: "stays",
  isDineIn: "stays",
  isQuotation: "stays",
  isPreorder: "stays",
  isPaid: "stays",
  isRefunded: "stays",
  paymentMethod: "stays",
  // Orders are read with lists of payments and refunds.
  payment: "goes",
  payments: (payments) => payments.map((payment) => kept({ whole: payment, fates: PAYMENT })),
  refunds: (refunds) => refunds.map((refund) => kept({ whole: refund, fates: REFUND })),
  worklist: "stays",
  appointmentDate: "stays",
  appointment: "stays",
  counterAppointment: "stays",
  counterAppointments: "stays",
  counterAppointmentExpiresAt: "stays",
  promisedAt: "stays",
  leadMinutes: "stays",
  begunAt: "stays",
  // Of the staff, or somebody whom the desk has chosen.
  driver: "stays",
  run: "stays",
  notes: "goes",
  // To whom of the branch its message went.
  escalations: (escalations) => escalations.map(({ to: _, ...escalation }) => escalation),
  heldFor: "goes",
  slot: "stays",
  capacity: "stays",
  rejectionMessage: "goes",
  questionnaire: (answers) => ({ ...answers, comment: "" }),
  // When it was declared stays in the timeline.
  withdrawal: "goes",
  table: "stays",
  tableIdentifier: "stays",
  source: "stays",
  deliveryArea: "goes",
  donatee: "stays",
  comment: "goes",
  customer: () => ({}),
  items: erasedItems,
  pricing: "stays",
  original: ({ items, pricing }) => ({ items: erasedItems(items), pricing }),
  preparation: "stays",
  preparedAt: "stays",
  // States and counts alone.
  projectStep: "stays",
  takenTasks: "stays",
  revision: "stays",
  timeline: (entries) => entries.map(erasedEntry),
  erasedAt: "stays",
};

/** What is left of the whole. Fields without a decision, which older rows may have, go. */
export function kept<Whole extends object>({ whole, fates }: { whole: Whole; fates: Fates<Whole> }): Whole {
  const names = Object.keys(fates) as (keyof Whole)[];
  const entries = names.flatMap((name) => {
    const [value, fate] = [whole[name], fates[name]];
    if (value === undefined || value === null || fate === "goes") return [];
    return [[name, fate === "stays" ? value : fate(value)] as const];
  });
  return Object.fromEntries(entries) as Whole;
}
