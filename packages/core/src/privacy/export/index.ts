export { type PersonFile, exportPerson } from "./export-person";
