export { rebuiltSvg } from "./svg";
