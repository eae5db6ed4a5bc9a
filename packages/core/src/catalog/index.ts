export { productIdsFor } from "./product-filters";
export { listBranchMenus } from "./branch-menus";
