// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { mount } from "../../../shared/testing/mount";
import { ObjectionField, advertisingOf, offersObjection } from "./objection";

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(() => mounted.unmount());

test("the objection is a box that nobody has ticked, with what happens without it", async () => {
  const chosen: string[] = [];
  mounted = await mount(<ObjectionField choice="unasked" onChange={(choice) => chosen.push(choice)} />);
  const box = document.querySelector<HTMLInputElement>("input[type=checkbox]");
  expect(box?.checked).toBe(false);
  expect(document.querySelector("label")?.textContent).toBe("Bitte keine Werbung, auch keine Bitten um eine Bewertung");
  expect(document.getElementById(box?.getAttribute("aria-describedby") ?? "")?.textContent).toContain("kostenlos");
  box?.click();
  expect(chosen).toEqual(["refused"]);
});

test("the order says what came of it only where it was offered beside an address", async () => {
  mounted = await mount(<ObjectionField choice="refused" onChange={() => undefined} />);
  expect(document.querySelector<HTMLInputElement>("input")?.checked).toBe(true);
  const of = (isOffered: boolean, email: string, advertising: "unasked" | "refused" = "unasked") =>
    advertisingOf({ isOffered, details: { email, advertising } });
  expect([of(true, "a@example.test"), of(true, "a@example.test", "refused")]).toEqual(["offered", "refused"]);
  expect([of(true, " "), of(false, "a@example.test", "refused")]).toEqual(["unasked", "unasked"]);
  const offers = (enablePluginOrderReviews: boolean, isSelfService: boolean) =>
    offersObjection({ config: { enablePluginOrderReviews }, isSelfService });
  expect([offers(true, false), offers(true, true), offers(false, false)]).toEqual([true, false, false]);
});
