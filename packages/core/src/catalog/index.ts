export { listBranchMenus } from "./branch-menus";
