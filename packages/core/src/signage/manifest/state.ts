import { storageCall } from "../../platform/db";
import { SignageStateEntity } from "./manifest.entity";

/** Notes that something changed which screens may show. */
export async function noteSignageChange(): Promise<void> {
  await storageCall(() => SignageStateEntity.upsert({}).add({ version: 1 }).go({ response: "none" }));
}
