// @vitest-environment happy-dom
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "../../../shared/testing/mount";
import { isCustomerDataShownAtom } from "../../shared/visibility";
import { CustomerHeading } from "./customer-heading";

const at = "2026-06-05T16:30:00.000Z";
const record = { id: "cus_1", version: 1, createdAt: at, updatedAt: at, number: 7, isBlocked: false };
let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(async () => {
  await mounted.unmount();
  await act(async () => getDefaultStore().set(isCustomerDataShownAtom, true));
});

async function heading(fields: object): Promise<string> {
  mounted = await mount(<CustomerHeading record={{ ...record, ...fields }} title="7" />);
  return (document.body.textContent ?? "").replace(/\s+/g, " ").trim();
}

test("a customer's page is headed by their name, else by that of the company, else by the number alone", async () => {
  expect(await heading({ firstName: "Anna", lastName: "Gruber", companyName: "Gruber GmbH" })).toBe(
    "Anna Gruber Kunde 7",
  );
  await mounted.unmount();
  expect(await heading({ firstName: "", lastName: "", companyName: "Gruber GmbH" })).toBe("Gruber GmbH Kunde 7");
  await mounted.unmount();
  expect(await heading({})).toBe("Kunde 7");
});

test("the name is left out while customer data is hidden, and a blocked customer is marked in any case", async () => {
  await act(async () => getDefaultStore().set(isCustomerDataShownAtom, false));
  expect(await heading({ firstName: "Anna", lastName: "Gruber", isBlocked: true })).toBe("Kunde 7 Gesperrt");
  await mounted.unmount();
  expect(await heading({ isBlocked: false })).not.toContain("Gesperrt");
});
