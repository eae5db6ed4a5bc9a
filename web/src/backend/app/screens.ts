import type { ResourceName } from "@tresen/contract/resources";
import { PLAIN_SCREEN, type Screen } from "../admin/screen";

/** The additions to generic lists and forms. Each is loaded with the route that shows it. */
const SCREENS: Partial<Record<ResourceName, () => Promise<Screen>>> = {
  branches: async () => (await import("../features/branch/screen")).branchScreen,
  devices: async () => (await import("../features/device/screen")).deviceScreen,
  products: async () => (await import("../features/label/screen")).productScreen,
  sites: async () => (await import("../features/site/screen")).siteScreen,
};
const byName = new Map<string, () => Promise<Screen>>(Object.entries(SCREENS));

export async function loadScreen(resource: string): Promise<Screen> {
  return (await byName.get(resource)?.()) ?? PLAIN_SCREEN;
}
