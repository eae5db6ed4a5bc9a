export { loginByPin } from "./login";
export { isOf, stampingPeople, tabletPeople } from "./people";
export { assignPin, removeOwnPin, removePinOf, setOwnPin } from "./pin";
export { prolongSession } from "./use";
