/* What a customer's removal needs: it begins the erasure, and the rest of this domain knows customers. */
export { type Reach, reachHash } from "./reach";
