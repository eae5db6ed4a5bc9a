export { abortCommand, giveCommand, giveCommands, noteCommand } from "./command/commands";
export { segmentHooks } from "./segment-hooks";
export { tvHooks } from "./tv/hooks";
export { tvIdsFor, withTvStatus } from "./tv/status";
