export { createTable } from "./create";
export { tableDefinition } from "./definition";
