import type { Permission } from "../../kit/access";

export const tvPermissions = {
  /** Giving TVs commands and taking them back. */
  command: { name: "digital-signage-devices.command", access: "manager", scopes: ["all", "branches"] },
  /** Seeing what a TV shows. */
  picture: { name: "digital-signage-devices.picture", access: "staff", scopes: ["all", "branches"] },
  /** Seeing what TVs of a branch would show, also what is not saved yet. */
  preview: { name: "digital-signage-devices.preview", access: "staff", scopes: ["all", "branches"] },
  /** Seeing what TVs have shown, when and for how long. */
  plays: { name: "digital-signage-devices.plays", access: "staff", scopes: ["all", "branches"] },
} as const satisfies Record<string, Permission>;
