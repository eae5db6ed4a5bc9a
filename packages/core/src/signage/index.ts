export { abortCommand, giveCommand, giveCommands, noteCommand } from "./command/commands";
export { sceneHooks } from "./scene-hooks";
export { segmentHooks } from "./segment-hooks";
export { tvHooks } from "./tv/hooks";
export { tvIdsFor, withTvStatus } from "./tv/status";
export { notePicture, noteReport, playerLive, playerState, tvOfKey, tvPicture } from "./player/player";
