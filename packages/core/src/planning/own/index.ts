export { shiftsOfPerson } from "../mine";
