export { productHooks, readable } from "./option-group";
export { productIdsFor } from "./product-filters";
export { listBranchMenus } from "./branch-menus";
