// @vitest-environment happy-dom
import * as z from "zod";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { type } from "../../../../shared/testing/hands";
import { fieldsOf } from "../../model/schema-fields";
import { readTyped } from "./read-typed";
import { mountFields } from "../testing/mount";

const fields = fieldsOf(
  z.strictObject({
    price: z.int().meta({ title: "Preis", widget: "money" }),
    day: z.string().meta({ title: "Tag", format: "date" }),
  }),
);
let mounted: Awaited<ReturnType<typeof mountFields>>;
afterEach(async () => mounted.unmount());

test("what was typed is read without moving the cursor or the selection", async () => {
  mounted = await mountFields({ fields, draft: { price: 123_450, day: "2026-06-05" } });
  const [price] = mounted.element.querySelectorAll("input");
  if (!price) throw new Error("No field");
  price.focus();
  await type({ into: price, text: "1299,5" });
  price.setSelectionRange(1, 3);
  await act(async () => readTyped(document));
  expect([price.value, price.selectionStart, price.selectionEnd]).toEqual(["1299,50", 1, 3]);
  expect(document.activeElement).toBe(price);
});
