export { tellHours, tellLive } from "./tell-live";
export { tellScreens } from "./tell-screens";
