/** What payroll programs read as one number: nothing in it ends a field or a line, or is a formula in a table. */
const PERSONNEL_NUMBER = /^[A-Za-z0-9][A-Za-z0-9./ -]{0,39}$/;

/** Whether a personnel number can be handed over to payroll; an empty one is none yet. */
export const isPersonnelNumber = (text: string): boolean => text === "" || PERSONNEL_NUMBER.test(text);
