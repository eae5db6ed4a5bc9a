export {
  type Cause,
  type ChangeContent,
  type ChangeRow,
  type Recorded,
  changeItem,
  contentOf,
  versionKey,
  withoutContent,
} from "./change";
export { stepItem } from "./step";
export { ChangeEntity } from "./change.entity";
