import type { ResourceName } from "@tresen/contract/resources";
import { PLAIN_SCREEN, type Screen, joinedScreens } from "../admin/screen";

/** The additions to generic lists and forms. Each is loaded with the route that shows it. */
const SCREENS: Partial<Record<ResourceName, () => Promise<Screen>>> = {
  blocks: async () => (await import("../features/site/blocks/screen")).blockScreen,
  branches: async () => (await import("../features/branch/screen")).branchScreen,
  customers: async () => (await import("../features/customer/screen")).customerScreen,
  devices: async () => (await import("../features/device/screen")).deviceScreen,
  "digital-signage-devices": async () => (await import("../features/signage/screens")).tvScreen,
  "digital-signage-segments": async () => (await import("../features/signage/screens")).segmentScreen,
  "digital-signage-streams": async () => (await import("../features/signage/screens")).streamScreen,
  "external-users": async () => (await import("../features/external-user/screen")).externalUserScreen,
  "image-templates": async () => (await import("../features/template/screen")).templateScreen,
  images: async () => (await import("../features/media/screen")).imageScreen,
  menus: async () => (await import("../features/menu/screen")).menuScreen,
  "option-groups": async () => (await import("../features/option-group/screen")).optionGroupScreen,
  products: async () => {
    const [{ productScreen }, { stepScreen }, { priceScreen }, { productDayScreen }, { checkScreen }] =
      await Promise.all([
        import("../features/label/screen"),
        import("../features/option-group/screen"),
        import("../features/product/screen"),
        import("../features/product/day/screen"),
        import("../features/menu/compliance/check-link"),
      ]);
    return joinedScreens(productScreen, stepScreen, priceScreen, productDayScreen, checkScreen);
  },
  projects: async () => (await import("../features/project/screen")).projectScreen,
  navigations: async () => (await import("../features/site/navigation/screen")).navigationScreen,
  redirects: async () => (await import("../features/site/redirects/screen")).redirectScreen,
  roles: async () => (await import("../features/user/screen")).roleScreen,
  tasks: async () => (await import("../features/project/screen")).taskScreen,
  users: async () => (await import("../features/user/screen")).userScreen,
  scenes: async () => (await import("../features/signage/screens")).sceneScreen,
  "signage-videos": async () => (await import("../features/signage/screens")).videoScreen,
  "tax-rates": async () => (await import("../features/tax-rate/screen")).taxRateScreen,
  "working-schedules": async () => (await import("../features/planning/screen")).workingScheduleScreen,
  "working-activities": async () => (await import("../features/time/screen")).activityScreen,
  sites: async () => (await import("../features/site/screen")).siteScreen,
};
const byName = new Map<string, () => Promise<Screen>>(Object.entries(SCREENS));

export async function loadScreen(resource: string): Promise<Screen> {
  return (await byName.get(resource)?.()) ?? PLAIN_SCREEN;
}
