export { countMessage } from "./flood";
export { branchesOf, hintTo, isRevokedKey, sendHints, sendNews } from "./hint";
export { createDisplayTicket, createStaffTicket, createTvTicket, subscribe } from "./ticket";
