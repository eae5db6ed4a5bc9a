export { abortCommand, giveCommand, giveCommands, noteCommand } from "./command/commands";
<<<<<<< HEAD
export { sceneHooks } from "./scene-hooks";
=======
export { notePlays } from "./plays/note-plays";
export { readPlays } from "./plays/read-plays";
>>>>>>> 0c6b381c (feat(signage): count what TVs have shown, once each, and tell it by scene, branch and day)
export { segmentHooks } from "./segment-hooks";
export { tvHooks } from "./tv/hooks";
export { tvIdsFor, withTvStatus } from "./tv/status";
export { notePicture, noteReport, playerLive, playerState, tvOfKey, tvPicture } from "./player/player";
