/*
 * What is stored of the browsers of a device. It knows nothing of devices themselves, whose hooks remove the row.
 */

export { PushDeviceEntity, type StoredSubscription } from "./push-device.entity";
export {
  changePushDevice,
  findSubscription,
  noteDelivery,
  readPushDevices,
  removeGone,
  removePushDevice,
} from "./store";
