export { authenticate, logout } from "./session";
export { currentUser, login } from "./login";
export { isActiveAdmin, userPolicy } from "./policy";
