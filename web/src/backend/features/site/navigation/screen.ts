import { untitledNavigation } from "@tresen/contract/site/navigation/navigation.texts";
import type { Screen } from "../../../admin/screen";
import { IdentifierEditor } from "./identifier-editor";
import { ItemsEditor } from "./items-editor";
import { PART_TEXTS } from "../../../shared/preview/part-preview.texts";
import { NavigationPreview } from "./navigation-preview";
import { NAVIGATION_TEXTS } from "./navigation.texts";

/** Navigations are called by their place in the shop, and their entries are a tree. */
export const navigationScreen: Screen = {
  columns: [
    {
      key: "place",
      title: NAVIGATION_TEXTS.place,
      isColumn: true,
      valueOf: ({ identifier }) => untitledNavigation({ identifier: String(identifier) }) ?? "",
    },
  ],
  sections: [{ title: PART_TEXTS.title, Section: NavigationPreview }],
  fields: { identifier: IdentifierEditor, items: ItemsEditor },
};
