export { countEvent } from "./count";
export { forgetVisitors } from "./forget";
