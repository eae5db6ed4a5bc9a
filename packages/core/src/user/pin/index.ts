export { PinEntity } from "./pin.entity";
export { isRightPin } from "./right-pin";
export { type PinRow, endPin, erasePin, findPin, pinHolders } from "./pin-rows";
