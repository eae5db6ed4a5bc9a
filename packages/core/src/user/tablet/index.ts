export { loginByPin } from "./login";
export { tabletPeople } from "./people";
export { removeOwnPin, removePinOf, setOwnPin } from "./pin";
export { prolongSession } from "./use";
