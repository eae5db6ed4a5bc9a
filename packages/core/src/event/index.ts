export { runReactions } from "./run-reactions";
export { type Published, publishChanges } from "./publish";
export type { StreamRecord } from "../platform/event";
