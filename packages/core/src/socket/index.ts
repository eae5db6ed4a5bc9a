export { noteEnded, socketsOfTvs } from "./ended";
export { countMessage } from "./flood";
export { branchesOf, hintTo, isRevokedKey, sendHints, sendNews } from "./hint";
export { TvSocketEntity } from "./socket.entity";
export { createDisplayTicket, createStaffTicket, createTvTicket, subscribe } from "./ticket";
