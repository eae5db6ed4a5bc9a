export { groupsOf, storedProducts, withOrdinaryParts } from "./groups";
export { productHooks } from "./hooks";
export { listGroupProducts } from "./products";
export { readable } from "./readable";
