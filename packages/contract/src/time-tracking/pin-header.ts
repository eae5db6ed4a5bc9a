/** The header with the PIN of a person at a terminal. */
export const PIN_HEADER = "x-pin";
