export { readDraft, readStates, removeDraft, saveDraft } from "./draft";
export { endingDraft, publishDraft } from "./publish";
export { publishLater } from "./publish-later";
export { restoreVersion } from "./restore";
