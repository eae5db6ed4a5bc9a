import { deferred } from "../../../shared/ui/deferred";

/** Loaded with the first late print: the code of menus is larger than all of the alarms. */
export const RerouteMenu = deferred(async () => (await import("./reroute-menu")).RerouteMenu);
