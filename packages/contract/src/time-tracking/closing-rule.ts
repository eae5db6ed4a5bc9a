/** After how many hours an activity is ended that nobody has ended, where the branch says nothing else. */
export const CLOSED_AFTER_HOURS = 12;
