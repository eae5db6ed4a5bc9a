/** The groups of the back-office's navigation, in their order. */
export const NAVIGATION_GROUPS = ["offer", "operations", "time", "website", "signage", "settings"] as const;
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

/** Icons by what they show; the back-office draws them. */
export type NavigationIcon =
  | "book"
  | "boxes"
  | "building"
  | "chef-hat"
  | "clock"
  | "contact"
  | "file"
  | "film"
  | "hand-heart"
  | "id-card"
  | "image"
  | "key"
  | "layers"
  | "menu"
  | "network"
  | "newspaper"
  | "package"
  | "percent"
  | "play"
  | "printer"
  | "shapes"
  | "signpost"
  | "store"
  | "table"
  | "tv"
  | "tag"
  | "users"
  | "video";

/** The place of a resource's list in the back-office's navigation. */
export interface NavigationPlace {
  group: NavigationGroup;
  icon: NavigationIcon;
  /** The position among the entries of its group, smallest first. */
  position: number;
}
