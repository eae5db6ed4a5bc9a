export { abortCommand, giveCommand, giveCommands, noteCommand } from "./command/commands";
export { sceneHooks } from "./scene-hooks";
export { notePlays } from "./plays/note-plays";
export { readPlays } from "./plays/read-plays";
export { segmentHooks } from "./segment-hooks";
export { tvHooks } from "./tv/hooks";
export { tvIdsFor, withTvStatus } from "./tv/status";
export { playerLive } from "./player/live";
export { notePicture, noteReport, playerState, tvOfKey, tvPicture } from "./player/player";
