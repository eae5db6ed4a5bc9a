import { type ResourceName, resources } from "@tresen/contract/resources";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { enteredFields } from "@tresen/contract/kit/resource";
import { getDefaultStore } from "jotai";
import { afterEach, describe, expect, test } from "vitest";
import type { Field } from "../admin/model/field";
import { fieldsOf } from "../admin/model/schema-fields";
import { isCustomerDataShownAtom, isProductDataShownAtom } from "../shared/visibility";
import { META, renderPage } from "./testing/page";

/** An amount that nothing else on a screen is by accident, and how it may be written. */
const CENTS = 7_654_321;
const AMOUNT = /7654321|76\.?543,?\.?21/;

const store = getDefaultStore();
afterEach(() => {
  store.set(isProductDataShownAtom, true);
  store.set(isCustomerDataShownAtom, true);
});

/** A value of a field in which every amount of money is the one above. */
function filled(field: Field): unknown {
  switch (field.kind) {
    case "money":
      return CENTS;
    case "object":
      return Object.fromEntries(field.fields.map((part) => [part.key, filled(part)]));
    case "list":
      return [filled(field.item)];
    case "text":
      return "Text";
    case "enum":
      return field.choices[0]?.value;
    case "boolean":
      return true;
    default:
      return field.defaultValue ?? undefined;
  }
}

/** Whether an amount of money stands in a field or its parts. */
function hasMoney(field: Field): boolean {
  if (field.kind === "money") return true;
  if (field.kind === "object") return field.fields.some(hasMoney);
  return field.kind === "list" && hasMoney(field.item);
}

const isName = (name: string): name is ResourceName => Object.hasOwn(resources, name);
const NAMES = Object.keys(resources).filter(isName);

const walked = NAMES.map((name) => {
  const resource = resources[name];
  const fields = fieldsOf(enteredFields({ resource, isNew: false }));
  const values = Object.fromEntries(fields.map((field) => [field.key, filled(field)]));
  const record: AnyRecord = { ...values, ...META, id: `${resource.idPrefix}_1` };
  return { name, hasMoney: fields.some(hasMoney), record };
});

describe.each(walked)("$name", ({ name, record, hasMoney: isPriced }) => {
  const list = () => renderPage({ resource: name, records: [record] });
  const form = () => renderPage({ resource: name, records: [record], id: record.id });

  test("shows no amount in its list and its form while product data is hidden", async () => {
    store.set(isProductDataShownAtom, false);
    expect(await list()).not.toMatch(AMOUNT);
    expect(await form()).not.toMatch(AMOUNT);
  });

  test.runIf(isPriced)("shows its amounts otherwise, so that the check above can fail", async () => {
    expect(`${await list()}${await form()}`).toMatch(AMOUNT);
  });
});

test("resources with amounts are among those that were looked at", () => {
  const priced = walked.filter(({ hasMoney: isPriced }) => isPriced).map(({ name }) => name);
  expect(priced).toEqual(expect.arrayContaining(["products", "branches"]));
});
