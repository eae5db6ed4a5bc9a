import type { PaymentProvider } from "../provider";
import { type MollieKeys, mollieClient } from "./client";
import { mollieReports } from "./reports";
import { mollieStarts } from "./starts";

export function mollieProvider(keys: MollieKeys): PaymentProvider {
  const client = mollieClient(keys);
  return { ...mollieStarts(client), ...mollieReports(client) };
}
