export { authenticate, findStaff, logout } from "./session";
export { assignPassword, changePassword } from "./change-password";
export { currentUser, login, signedIn } from "./login";
export { isActiveAdmin, userHooks } from "./hooks";
export { findRoles, ownRoles, roleRows } from "./role-rows";
export { userNames } from "./names";
export { userRows } from "./user-rows";
export { getViews, saveViews } from "./views";
export { permissionFaults, roleHooks, roleSecrets } from "./role-hooks";
