import { call } from "../../../shared/api";
import type { Moved } from "../../admin/screen";
import { CUSTOMER_TEXTS, MERGE_TEXTS } from "./customer.texts";

/** Of a customer who is gone: into whom they were merged; null for anybody else. */
export async function mergedCustomer(id: string): Promise<Moved | null> {
  const merged = await call("GET /api/customers/{id}/merged", { params: { id } });
  return merged && { id: merged.id, text: MERGE_TEXTS.mergedInto(merged), label: CUSTOMER_TEXTS.open(merged.number) };
}
