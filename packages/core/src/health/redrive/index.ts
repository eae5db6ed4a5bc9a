export {
  type RedriveFailure,
  type RedriveStage,
  type Redriven,
  keptKeys,
  readerClient,
  redrive,
  redriveOne,
} from "./redrive";
