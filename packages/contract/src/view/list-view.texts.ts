/** Said of the second of two views with the same name. */
export const VIEW_NAME_TAKEN = "Eine Ansicht mit diesem Namen gibt es schon.";
