export { type FoundRedirect, findRedirect } from "./find";
export { redirectHooks } from "./hooks";
export { type Leading, chainFault, nextPath, reachedFault } from "./chain";
