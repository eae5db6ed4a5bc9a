/** The groups of the back-office's navigation, in their order. */
export const NAVIGATION_GROUPS = ["offer", "operations", "website", "settings"] as const;
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

/** Pictures by what they show; the back-office draws them. */
export type NavigationIcon =
  | "book"
  | "building"
  | "file"
  | "hand-heart"
  | "key"
  | "menu"
  | "network"
  | "newspaper"
  | "package"
  | "shapes"
  | "signpost"
  | "store"
  | "table"
  | "tag"
  | "users";

/** Where the back-office's navigation has a resource's list. */
export interface NavigationPlace {
  group: NavigationGroup;
  icon: NavigationIcon;
  /** Among the entries of its group, from the smallest on. */
  position: number;
}
