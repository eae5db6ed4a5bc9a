export { countMessage } from "./flood";
export { branchesOf, hintTo, sendHints, sendNews } from "./hint";
export { createDisplayTicket, createStaffTicket, createTvTicket, subscribe } from "./ticket";
