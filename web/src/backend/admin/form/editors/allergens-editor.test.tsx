// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import type { Field } from "../../model/field";
import { RowContext } from "../form-context";
import { mountFields } from "../testing/mount";
import { press } from "../../../../shared/testing/hands";
import { AllergensEditor } from "./choice-editors";

const field = {
  key: "allergens",
  title: "Allergene",
  kind: "allergens",
  hint: undefined,
  section: "",
  isRequired: false,
  empty: undefined,
  isClearable: false,
  defaultValue: [],
  isColumn: false,
} satisfies Field;

let mounted: Awaited<ReturnType<typeof mountFields>> | undefined;
afterEach(() => mounted?.unmount());

test("an option's allergens are chosen by the same buttons as those of the product, never typed", async () => {
  mounted = await mountFields({
    fields: [field],
    draft: { allergens: ["G", "XYZ"] },
    form: {
      editors: {
        allergens: (props) => (
          <RowContext value>
            <AllergensEditor {...props} field={field} />
          </RowContext>
        ),
      },
    },
  });
  expect(mounted.element.querySelector("input")).toBeNull();
  await press("Allergene: Milch, XYZ");
  await press("A: Gluten");
  expect(mounted.draft()).toEqual({ allergens: ["A", "G", "XYZ"] });
  // What older products hold can only be taken away.
  await press("XYZ: unbekannt");
  expect(mounted.draft()).toEqual({ allergens: ["A", "G"] });
});
