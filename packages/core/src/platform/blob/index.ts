export { readObject, removeObject, writeObject } from "./store";
