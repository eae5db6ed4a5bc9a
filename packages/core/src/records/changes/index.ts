export {
  type Cause,
  type ChangeContent,
  type ChangeRow,
  type Recorded,
  changeItem,
  contentOf,
  versionKey,
} from "./change";
export { ChangeEntity } from "./change.entity";
