export const PANEL_TEXTS = { action: "Stand und Befehle", section: "Stand" } as const;
