export { mayCorrect } from "./may-correct";
export { findRequest, ownerOfRequest, readRequests, requesterName } from "./rows";
export { TimeRequestEntity, type TimeRequestRow } from "./time-request.entity";
