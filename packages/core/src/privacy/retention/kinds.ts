import type { RetentionKind } from "@tresen/contract/privacy/retention/retention-kinds";
import type { Retained } from "./retained";
import { retainedCustomers } from "./retained-customers";
import { retainedOrders } from "./retained-orders";
import { retainedUploads } from "./retained-uploads";

export const RETAINED: Readonly<Record<RetentionKind, Retained>> = {
  orders: retainedOrders,
  customers: retainedCustomers,
  uploads: retainedUploads,
};
