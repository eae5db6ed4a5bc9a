export { bookedProject } from "./booked-project";
export { enteredFaults } from "./entered-faults";
export { MET_CHANGED, metOthers } from "./met-others";
