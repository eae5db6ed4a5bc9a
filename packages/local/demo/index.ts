import { fileURLToPath } from "node:url";
import type { ShopBundleInput } from "@tresen/contract/bundle/bundle";
import { readDemoBundle } from "../src/seed/demo-bundle";

export type DemoName = "pizza" | "bike";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A demo shop ready to be imported: its shop.json with every picture rendered and put in as a data URL. */
export async function loadDemo(name: DemoName): Promise<ShopBundleInput> {
  return readDemoBundle({ root: ROOT, name });
}
