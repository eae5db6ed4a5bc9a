export { draftsWithPicture } from "./drafts-with-picture";
export { SiteDraftEntity } from "./site-draft.entity";
export {
  type DraftRow,
  CONTENT_LIMIT,
  compressedFields,
  draftName,
  fieldsOf,
  findDraft,
  nextRevision,
} from "./stored-draft";
