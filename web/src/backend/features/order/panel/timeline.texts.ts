/* Texts of an order's timeline, which the desk does not need to start. */

export const TIMELINE_ACTORS = { customer: "Kunde", team: "Team" } as const;
