export { redirectAlong } from "./redirect-along";
