/** The look of labels in a narrow panel. */
export const SMALL_LABEL = "text-xs text-muted wrap-anywhere";
