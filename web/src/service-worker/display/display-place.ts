import { pageShell } from "./display-shell";

/** The page of kitchen, guests' board and terminals. */
export const DISPLAY_SHELL = pageShell({
  ...{ cache: "display", page: "/display/", first: "/display/backoffice", prefix: "display-" },
});
