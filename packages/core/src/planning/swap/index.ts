export { effectFor } from "./effects";
export { approveSwap } from "./approve";
export { askSwap } from "./ask";
export { swapChoices } from "./choices";
export { shiftSwaps } from "./list";
export { reviewSwap } from "./review";
export { stepSwap } from "./step";
