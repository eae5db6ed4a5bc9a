export { countMessage } from "./flood";
export { sendHints } from "./hint";
export { createDisplayTicket, createStaffTicket, subscribe } from "./ticket";
