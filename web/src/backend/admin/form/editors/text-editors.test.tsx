// @vitest-environment happy-dom
import { resources } from "@tresen/contract/resources";
import { afterEach, expect, test } from "vitest";
import { type } from "../../../../shared/testing/hands";
import { fieldsOf } from "../../model/schema-fields";
import { mountFields } from "../testing/mount";

let mounted: Awaited<ReturnType<typeof mountFields>>;
afterEach(async () => mounted.unmount());

test("a text suggests usual values, and others can be typed", async () => {
  const fields = fieldsOf(resources.branches.fields).filter(({ key }) => ["timeZone", "city"].includes(key));
  mounted = await mountFields({ fields, draft: { city: "Wien", timeZone: "Europe/Vienna" } });
  const inputs = [...mounted.element.querySelectorAll("input")];
  const zone = inputs.find((input) => input.value === "Europe/Vienna");
  if (!zone) throw new Error("No field");
  const list = document.getElementById(zone.getAttribute("list") ?? "");
  const offered = [...(list?.querySelectorAll("option") ?? [])].map(({ value }) => value);
  expect(offered).toEqual(expect.arrayContaining(["Europe/Berlin", "Europe/Vienna", "Europe/Zurich"]));
  await type({ into: zone, text: "Etc/GMT-1" });
  expect(mounted.draft()["timeZone"]).toBe("Etc/GMT-1");
  // A field without suggestions has no empty list.
  expect(inputs.filter((input) => input.hasAttribute("list"))).toEqual([zone]);
});
