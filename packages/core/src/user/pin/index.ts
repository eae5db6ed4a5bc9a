export { PinEntity } from "./pin.entity";
export { type PinRow, endPin, erasePin, findPin, pinHolders } from "./pin-rows";
