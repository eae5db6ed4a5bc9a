// @vitest-environment happy-dom
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "../../../../shared/testing/mount";
import { isCustomerDataShownAtom } from "../../../shared/visibility";
import { HeldLine } from "./held-line";

afterEach(() => act(async () => getDefaultStore().set(isCustomerDataShownAtom, true)));

const shown = async (heldFor: string | null): Promise<string> => {
  await mount(<HeldLine order={{ heldFor }} />);
  return document.body.textContent;
};

test("an order that is held tells why, and others tell nothing", async () => {
  expect(await shown(null)).toBe("");
  expect(await shown("Holt nie ab")).toContain("Kunde gesperrt: Holt nie ab");
});

test("the reason is hidden with customer data", async () => {
  getDefaultStore().set(isCustomerDataShownAtom, false);
  const text = await shown("Holt nie ab");
  expect(text).toContain("Kunde gesperrt");
  expect(text).not.toContain("Holt nie ab");
});
