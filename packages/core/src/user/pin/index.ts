export { PinEntity } from "./pin.entity";
export { type PinRow, erasePin, findPin, pinHolders } from "./pin-rows";
