export { readDraft, readStates, removeDraft, saveDraft } from "./draft";
export { draftAfterPlan, publishDraft } from "./publish";
export { publishLater } from "./publish-later";
export { restoreVersion } from "./restore";
