import { DAY, MINUTE } from "../../kit/time";

/**
 * Players count what they show by quarters of an hour: midnight of every time zone is at the beginning of one, so none
 * belongs to two days.
 */
export const QUARTER = 15 * MINUTE;
/** Nothing older is counted. Players send it all the same: their own clock may be wrong. */
export const PLAYS_KEPT = 35 * DAY;
/** The quarters of one report: two days. What is left comes with the next ones. */
export const QUARTERS_LIMIT = 192;
/** Scenes in a quarter, each of its versions counted. */
export const QUARTER_SCENES_LIMIT = 200;
/** Milliseconds in which a scene begins once at most. */
export const SHORTEST_PLAY = 100;
