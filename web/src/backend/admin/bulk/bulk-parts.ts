import { deferred } from "../../shared/ui/deferred";

/* The panels of changes, removals and exports are loaded when they are opened. */

export const EditPanel = deferred(async () => (await import("./edit/edit-panel")).EditPanel);
export const RemovalPanel = deferred(async () => (await import("./removal-panel")).RemovalPanel);
export const ExportPanel = deferred(async () => (await import("./export-panel")).ExportPanel);
