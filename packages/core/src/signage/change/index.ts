export { tellScreens } from "./tell-screens";
