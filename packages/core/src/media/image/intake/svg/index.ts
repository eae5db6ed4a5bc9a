export { drawnOnce } from "./drawn-once";
export { rebuiltSvg } from "./svg";
