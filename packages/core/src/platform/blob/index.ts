export { objectSize, readObject, removeObject, writeObject } from "./store";
export { streamObject, temporaryAddress } from "./private";
