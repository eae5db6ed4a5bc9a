import { served } from "../../kit/served";
import { tvCommand } from "../command/command";
import { tvStatus } from "./tv.status";
import { TV_FIELDS as texts } from "./tv.texts";

/** What answers tell of a TV beside its record, from rows of their own. */
export const tvServed = served({
  status: tvStatus.nullish().meta({ title: texts.status }),
  command: tvCommand.nullish().meta({ title: texts.command }),
});
