export { bookedProject } from "./booked-project";
export { corrected, isLookedAt } from "./corrected";
export { enteredFaults } from "./entered-faults";
export { MET_CHANGED, metChecks, metOthers } from "./met-others";
