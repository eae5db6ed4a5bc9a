// @vitest-environment happy-dom
import { resources } from "@tresen/contract/resources";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "../../../../shared/testing/mount";
import { fieldsOf } from "../../model/schema-fields";
import type { ListSearch } from "../list-search";
import { SortChoice } from "./sort-choice";

let mounted: Awaited<ReturnType<typeof mount>>;
afterEach(() => mounted.unmount());

test("a phone, which has no heads of columns, chooses what its cards are sorted by", async () => {
  const fields = fieldsOf(resources.tables.fields.pick({ identifier: true }));
  const searches: ListSearch[] = [];
  mounted = await mount(
    <SortChoice fields={fields} search={{ sort: "identifier" }} onSearch={(search) => searches.push(search)} />,
  );
  const select = mounted.element.querySelector("select");
  expect([select?.value, select?.options.length]).toEqual(["identifier", 3]);
  const choose = (value: string) =>
    act(async () => {
      if (select) select.value = value;
      select?.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await choose(select?.options[2]?.value ?? "");
  await choose("");
  expect(searches.map(({ sort }) => sort)).toEqual(["-identifier", undefined]);
});
