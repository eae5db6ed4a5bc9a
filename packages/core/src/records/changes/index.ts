export {
  KEPT_DAYS,
  type Cause,
  type ChangeContent,
  type ChangeRow,
  type Recorded,
  changeItem,
  contentOf,
  expiryOf,
  versionKey,
  withoutContent,
} from "./change";
export { addStep, findTaken, versionAfterHistory } from "./history";
export { latestChanges } from "./latest";
export { stepItem } from "./step";
export { ChangeEntity } from "./change.entity";
