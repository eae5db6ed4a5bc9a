export { eraseSwaps, findSwap, readSwaps, shiftsOf } from "./rows";
export { ShiftSwapEntity, type ShiftSwapRow, SwapOfShiftEntity } from "./shift-swap.entity";
