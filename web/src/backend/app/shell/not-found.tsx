import { deferred } from "../../shared/ui/deferred";

/** Screens that most people never see, so that the order desk starts without them. */
export const NotFound = deferred(async () => (await import("./dead-ends")).NotFound);
export const Forbidden = deferred(async () => (await import("./dead-ends")).Forbidden);
