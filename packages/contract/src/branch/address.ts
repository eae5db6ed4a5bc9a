/** Where customers may live, in the order of the form. */
export const COUNTRIES = [
  ["DE", "Deutschland"],
  ["LI", "Liechtenstein"],
  ["AT", "Österreich"],
  ["CH", "Schweiz"],
] as const;

interface Address {
  street: string;
  zipCode: string;
  city: string;
}

/** `Pfefferminzgasse 14, 1070 Wien`, without what is missing; empty where nothing is there. */
export function addressLine({ street, zipCode, city }: Address): string {
  return [street, [zipCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** The address behind the name of whom it belongs to. */
export function nameAndAddress({ name, ...address }: Address & { name: string }): string {
  return [name, addressLine(address)].filter(Boolean).join(", ");
}
