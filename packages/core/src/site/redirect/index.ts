export { type FoundRedirect, findRedirect } from "./find";
export { redirectHooks } from "./hooks";
export { type Leading, loopFault } from "./loop";
