export { countMessage } from "./flood";
export { hintTo, sendHints } from "./hint";
export { createDisplayTicket, createStaffTicket, createTvTicket, subscribe } from "./ticket";
