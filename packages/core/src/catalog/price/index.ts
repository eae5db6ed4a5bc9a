export { withPriorPrices } from "./prior";
