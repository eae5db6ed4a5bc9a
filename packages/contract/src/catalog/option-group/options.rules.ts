import type { FieldError } from "../../kit/errors";
import { listOf, repeated } from "../../kit/validation/check";
import type { DeepPartial } from "../../kit/validation/valid-part";
import { fieldError } from "../../kit/validation/validation";
import * as VALIDATION from "../../kit/validation/validation.texts";
import { optionRepeated } from "../catalog.texts";

type Options = DeepPartial<readonly { name: string; allergens: readonly string[] }[]>;

/** The letters of `ALLERGEN_NAMES`, without the names, which a function need not carry. */
const ALLERGEN = /^[A-HL-PR]$/;

/** Refuses two options of the same name, since an order names its options, and unknown allergens. */
export function checkOptions({ options, path }: { options: Options | undefined; path: string }): FieldError[] {
  const list = listOf(options);
  return [
    ...repeated({
      values: list.map((option) => option?.name),
      path: (index) => `${path}.${index}.name`,
      message: optionRepeated,
    }),
    ...list.flatMap((option, index) =>
      unknownAllergens({ letters: option?.allergens, path: `${path}.${index}.allergens` }),
    ),
  ];
}

/** Refuses letters that declare no allergen. Those of older products are read as they are. */
export function unknownAllergens({
  letters,
  path,
}: {
  letters: DeepPartial<readonly string[]> | undefined;
  path: string;
}): FieldError[] {
  return listOf(letters).flatMap((letter, index) =>
    letter === undefined || ALLERGEN.test(letter)
      ? []
      : [fieldError({ path: `${path}.${index}`, code: "choice", message: VALIDATION.choice })],
  );
}
