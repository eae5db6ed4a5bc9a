import { searchForm } from "../kit/list/search-words";

interface Named {
  firstName: string;
  lastName: string;
  companyName: string;
}

/** The name of a person, or else of the company. Empty where neither is known. */
export function customerName({ firstName, lastName, companyName }: Named): string {
  return `${firstName} ${lastName}`.trim() || companyName;
}

/** `Ida Berger (25)`: the name with the number, or without one how they can be reached; null where neither is known. */
export function contactLabel({
  firstName = "",
  lastName = "",
  companyName = "",
  phones = [],
  emails = [],
  number,
}: Partial<Named> & { phones?: readonly string[]; emails?: readonly string[]; number?: number }): string | null {
  const name = customerName({ firstName, lastName, companyName }) || phones[0] || emails[0];
  return name && number !== undefined ? `${name} (${String(number)})` : null;
}

/**
 * The last name, or that of the company, in a form in which spellings are the same: `Müller`, `MUELLER` and `müller `.
 */
export function foldedLastName({ lastName, companyName }: Pick<Named, "lastName" | "companyName">): string {
  return folded(lastName) || folded(companyName);
}

/** Last and first name in this form. */
export function foldedName({ firstName, ...name }: Named): string {
  return `${foldedLastName(name)}|${folded(firstName)}`;
}

function folded(text: string): string {
  return searchForm(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
