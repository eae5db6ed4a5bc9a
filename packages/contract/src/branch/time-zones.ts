/** The names of all time zones that this engine knows, such as `Europe/Vienna`. */
export const timeZones = (): readonly string[] => Intl.supportedValuesOf("timeZone");
