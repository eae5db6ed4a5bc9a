import { DEFAULT_TIME_ZONE, parseInstant } from "@tresen/contract/kit/time";
import { dateFault, timeFault } from "./date-entry";

/*
 * A day and time that were typed into two fields and of which one cannot be read. As the value of one field of a record
 * they are a single text.
 */

const BETWEEN = ", ";

export function momentText({ date, time }: { date: string; time: string }): string {
  return time === "" ? date : `${date}${BETWEEN}${time}`;
}

/** The two typed parts of such a text. */
export function momentParts(text: string): [date: string, time: string] {
  const [date = "", time = ""] = text.split(BETWEEN);
  return [date, time];
}

/** What is wrong with such a text; undefined for a day and time that can be read, and for an empty field. */
export function instantFault(text: string): string | undefined {
  if (parseInstant({ text, zone: DEFAULT_TIME_ZONE }) !== null) return undefined;
  const [date, time] = momentParts(text);
  return dateFault(date) ?? timeFault(time);
}
