// @vitest-environment happy-dom
import { act } from "react";
import * as z from "zod";
import { afterEach, expect, test } from "vitest";
import { instantOrLocal } from "@tresen/contract/kit/fields/instant-fields";
import { faultsOf } from "../../model/validate";
import { fieldsOf } from "../../model/schema-fields";
import { mountFields } from "../testing/mount";

const schema = z.strictObject({
  day: z.iso.date().meta({ title: "Tag" }),
  from: instantOrLocal.meta({ title: "Beginn" }),
});
const fields = fieldsOf(schema);
let mounted: Awaited<ReturnType<typeof mountFields>>;
afterEach(async () => mounted.unmount());

const inputs = (): HTMLInputElement[] => [...mounted.element.querySelectorAll("input")];
async function enter({ at, text }: { at: number; text: string }): Promise<void> {
  const input = inputs()[at];
  await act(async () => input?.focus());
  await mounted.type({ into: input ?? null, text });
  await act(async () => input?.blur());
}
const shown = (): string[] => inputs().map(({ value }) => value);

test("the end of a span that has a day and no time is the end of that day", async () => {
  const span = fieldsOf(z.strictObject({ to: instantOrLocal.meta({ title: "Bis", isEnd: true }) }));
  mounted = await mountFields({ fields: span, draft: { to: "" } });
  await enter({ at: 0, text: "1.2.2027" });
  expect(shown()).toEqual(["01.02.2027", ""]);
  expect(mounted.draft()["to"]).toBe("2027-02-01T23:59");
  await enter({ at: 1, text: "18:00" });
  expect(mounted.draft()["to"]).toBe("2027-02-01T18:00");
});

test("a date that does not exist is told when its field is left, and stays as it was typed", async () => {
  mounted = await mountFields({ fields, draft: { day: "2027-02-01", from: "" } });
  await enter({ at: 0, text: "31.02.2027" });
  await enter({ at: 1, text: "31. 2. 2027" });
  expect(shown()).toEqual(["31.02.2027", "31. 2. 2027", ""]);
  expect(mounted.element.textContent).toContain("31.02.2027 gibt es nicht. Bitte als TT.MM.JJJJ angeben.");
  expect(mounted.element.textContent).toContain("31. 2. 2027 gibt es nicht. Bitte als TT.MM.JJJJ angeben.");
  expect(inputs().map((input) => input.getAttribute("aria-invalid"))).toEqual(["true", "true", "true"]);
  // The form says the same when it is saved.
  const messages = faultsOf({ schema, fields, value: mounted.draft() }).map(({ message }) => message);
  expect(messages).toEqual([
    "31.02.2027 gibt es nicht. Bitte als TT.MM.JJJJ angeben.",
    "31. 2. 2027 gibt es nicht. Bitte als TT.MM.JJJJ angeben.",
  ]);
});

test("a day without a time begins at midnight, and nobody is told a time that they have not typed", async () => {
  mounted = await mountFields({ fields, draft: { day: "", from: "" } });
  await enter({ at: 1, text: "1.2.2027" });
  expect(shown()).toEqual(["", "01.02.2027", ""]);
  expect(mounted.draft()["from"]).toContain("00:00");
  await enter({ at: 1, text: "31.02.2027" });
  expect(shown()).toEqual(["", "31.02.2027", ""]);
  await enter({ at: 1, text: "1.2.2027" });
  await enter({ at: 2, text: "25:00" });
  expect(shown()).toEqual(["", "01.02.2027", "25:00"]);
  expect(mounted.element.textContent).toContain("25:00 gibt es nicht. Bitte als HH:MM angeben.");
  await enter({ at: 2, text: "930" });
  expect([shown(), mounted.element.textContent.includes("gibt es nicht")]).toEqual([
    ["", "01.02.2027", "09:30"],
    false,
  ]);
});
