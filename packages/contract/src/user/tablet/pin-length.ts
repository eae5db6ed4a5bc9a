/** How many digits a PIN has. */
export const PIN_LENGTH = { least: 4, most: 8 } as const;
