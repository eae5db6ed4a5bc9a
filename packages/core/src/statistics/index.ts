export { countEvent, forgetVisitors } from "./visits";
