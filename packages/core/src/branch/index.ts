export { branchHooks } from "./hooks";
