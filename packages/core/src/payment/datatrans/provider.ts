import type { PaymentProvider } from "../provider";
import { type DatatransKeys, datatransClient } from "./client";
import { datatransReports } from "./reports";
import { datatransStarts } from "./starts";

export function datatransProvider(keys: DatatransKeys): PaymentProvider {
  const client = datatransClient(keys);
  return { ...datatransStarts(client), ...datatransReports(client) };
}
