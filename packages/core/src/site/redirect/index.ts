export { type FoundRedirect, findRedirect } from "./find";
export { countHit } from "./hits";
export { redirectHooks } from "./hooks";
export { type Leading, chainFault, nextPath, reachedFault } from "./chain";
export { withTold } from "./told";
