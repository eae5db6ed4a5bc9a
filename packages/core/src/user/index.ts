export { authenticate, logout } from "./session";
export { assignPassword, changePassword } from "./change-password";
export { currentUser, login } from "./login";
export { isActiveAdmin, userHooks } from "./hooks";
