export { customerFiltersFor, customerIdsFor } from "./derived-filters";
export { customerFinding } from "./finding";
export { customerHooks } from "./hooks";
export { readHistory } from "./history";
export { mergeCustomers } from "./merge";
export { splitCustomer } from "./split";
export { suggestCustomers } from "./suggestions";
