/* What a customer's removal needs: it begins the erasure, and the rest of this domain knows customers. */
export { type ErasureData, type ErasureStep, ERASURE_STEPS, erasureDataOf, erasureWrites } from "./erasure-job";
export { type ErasureRow, ErasureEntity } from "./erasure.entity";
export { type Reach, reachHash } from "./reach";
