export { giveLeaveNotices } from "./give";
export { findLeaveNotice } from "../stored";
