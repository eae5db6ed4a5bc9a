import { deferredPanel } from "../../shared/ui/deferred";

/* The panels of changes, removals and exports are loaded when they are opened. */

export const EditPanel = deferredPanel(async () => (await import("./edit/edit-panel")).EditPanel);
export const ArchivePanel = deferredPanel(async () => (await import("./archive/archive-panel")).ArchivePanel);
export const RemovalPanel = deferredPanel(async () => (await import("./removal-panel")).RemovalPanel);
export const ExportPanel = deferredPanel(async () => (await import("./export-panel")).ExportPanel);
