import { expect } from "vitest";
import { checkBundle } from "../src/bundle/bundle";

/** The faults of a bundle, each with its path and the end of its code; what they say is a German sentence. */
export function bundleFaults(bundle: object): string[] {
  return checkBundle(bundle).faults.map(({ field, code, message }) => {
    expect(message).toMatch(/^[A-ZÄÖÜ].*\.$/);
    return `${field} ${code.replace("validation.", "")}`;
  });
}

/** A product and a branch without faults. */
export const product = { id: "p", name: "Käse", price: 2490, unit: "kilogram" };
export const branch = { id: "b", identifier: "b", name: "B" };
