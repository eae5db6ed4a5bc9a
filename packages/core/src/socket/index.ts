export { sendHints } from "./hint";
export { type SocketTicket, createStaffTicket, createTicket, subscribe } from "./ticket";
