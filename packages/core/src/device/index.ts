export { devicesIn, findDevice, keyOfDevice, readDevices } from "./device-rows";
export { deviceHooks } from "./hooks";
export { createDeviceKey } from "./key";
export { readDeviceStatus } from "./status";
