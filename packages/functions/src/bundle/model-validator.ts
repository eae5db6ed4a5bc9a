interface Fault {
  property: string;
  message: string;
}

/**
 * Stands in for the package `jsonschema` in the functions' bundles. ElectroDB checks the definitions of its entities
 * with it, every time a process starts; the tests run with the real one and have checked them already. Without it a
 * bundle is 29 KB smaller. What is left to say is what ElectroDB asks beside: a definition is a plain object, an entity
 * made of one is not.
 */
export class Validator {
  declare customFormats: Record<string, unknown>;

  addSchema(): void {}

  validate(value: unknown): { errors: Fault[] } {
    const isDefinition =
      typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    return { errors: isDefinition ? [] : [{ property: "instance", message: "is not an entity's definition" }] };
  }
}

Validator.prototype.customFormats = {};
