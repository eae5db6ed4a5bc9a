export const TOO_MANY_DETAILS = "Bitte senden Sie höchstens 20 Angaben.";
