/** How the query of a list says yes and no. */
export const FLAGS = ["true", "false"] as const;
export type Flag = (typeof FLAGS)[number];
