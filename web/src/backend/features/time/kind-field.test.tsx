// @vitest-environment happy-dom
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mountFields } from "../../admin/form/testing/mount";
import { fieldsOf } from "../../admin/model/schema-fields";
import { optionQueries } from "../../admin/picker/option-queries";
import { activityKindsQuery } from "./activity-kinds-query";
import { activityScreen } from "./screen";

const KINDS = [
  { id: "here", branches: [{ id: "brn_1" }] },
  { id: "everywhere", branches: [] },
  { id: "other", branches: [{ id: "brn_2" }] },
];
let mounted: Awaited<ReturnType<typeof mountFields>>;
afterEach(() => mounted.unmount());

async function offers(draft: object): Promise<(string | null)[]> {
  const options = { data: KINDS.map(({ id }) => ({ id, label: id })), cursor: null };
  const found = optionQueries.found({ name: "working-activity-kinds", search: "" }).queryKey;
  mounted = await mountFields({
    fields: fieldsOf(activities.fields).filter(({ key }) => key === "kind"),
    ...{ draft: { ...draft }, form: { editors: { ...activityScreen.fields } } },
    data: [
      [activityKindsQuery.queryKey, KINDS],
      [found, { pages: [options], pageParams: [null] }],
    ],
  });
  await act(async () => mounted.element.querySelector<HTMLElement>("[data-field='kind'] button")?.click());
  return [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
}

test("the form of activities offers the kinds of the branch that is entered, and all before", async () => {
  expect(await offers({ branch: "brn_1" })).toEqual(["here", "everywhere"]);
  await mounted.unmount();
  expect(await offers({ branch: null })).toEqual(["here", "everywhere", "other"]);
});
