/** Said by the server alone. */
export const LAST_ADMIN = "Der letzte aktive Administrator kann nicht gelöscht, deaktiviert oder herabgestuft werden.";
/** An import removes nobody. */
export const LAST_ADMIN_IN_IMPORT = "Der letzte aktive Administrator kann nicht deaktiviert oder herabgestuft werden.";
