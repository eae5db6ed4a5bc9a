import { id, ref, refs } from "../../kit/schema";

/** What in the content of scenes refers to other records: the functions of those carry only this. */
export const sceneReferences = {
  template: ref("image-templates").nullish(),
  record: id.nullish().meta({
    refBy: {
      field: "source",
      resources: { product: "products", category: "categories", menu: "menus", branch: "branches" },
    },
  }),
  video: ref("signage-videos").nullish(),
  menu: ref("menus").nullish(),
  categories: refs("categories", "").default([]),
  blocks: refs("blocks", "").default([]),
};
