export { TimeHeadEntity, TimeLinkEntity, TimeSaltEntity, TimeSheetEntity } from "./time-sheet.entity";
export { ownerOfSheet, sheetOwner } from "./owner";
export type { LockedFigures, StoredCorrection, StoredStep } from "./time-sheet.entity";
export {
  type HeadRow,
  type LinkRow,
  type LockedMonth,
  type SheetRow,
  eraseTimeSheets,
  hasConfirmedMonths,
  hasLockedMonths,
  readHead,
  readHeads,
  readLinks,
  readSalts,
  readSheets,
  requireUnlocked,
  sheetKey,
  unlockedChecks,
  unlockedWrites,
} from "./rows";
