interface Address {
  street: string;
  zipCode: string;
  city: string;
}

/**
 * The address in one line, for example `Pfefferminzgasse 14, 1070 Wien`. Missing parts are left out; without any part
 * the line is empty.
 */
export function addressLine({ street, zipCode, city }: Address): string {
  return [street, [zipCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}

/** The person's or company's name, followed by the address. */
export function nameAndAddress({ name, ...address }: Address & { name: string }): string {
  return [name, addressLine(address)].filter(Boolean).join(", ");
}
