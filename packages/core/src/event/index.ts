export { handOnChanges } from "./hand-on";
export { type Published, publishChanges } from "./publish";
export type { StreamRecord } from "../platform/event";
