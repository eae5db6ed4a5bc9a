export { bookedProject } from "./booked-project";
export { enteredFaults } from "./entered-faults";
