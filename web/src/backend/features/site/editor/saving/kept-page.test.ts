// @vitest-environment happy-dom
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { afterEach, expect, test } from "vitest";
import { type KeptPage, forgetPage, keepPage, readKeptPage } from "./kept-page";

afterEach(() => localStorage.clear());

const place = { user: "usr_1", id: "sit_1" };
const fields: Omit<Site, "id" | "version" | "createdAt" | "updatedAt"> = sites.fields.parse({
  ...{ type: "default", path: "team", name: "Team" },
  content: { sections: [{ type: "hero", value: { title: "Hallo" } }] },
});
const kept: KeptPage = { fields, synced: fields, baseVersion: 1, incoming: [], at: 5 };

test("what is typed is kept for each person and page, also where it is not valid yet", () => {
  const typed = {
    ...kept,
    fields: { ...fields, name: "", content: { sections: [{ type: "hero", value: { title: "" } }] } },
  };
  keepPage({ ...place, kept: typed });
  expect(readKeptPage(place)).toEqual(typed);
  expect(readKeptPage({ ...place, user: "usr_2" })).toBeNull();
  forgetPage(place);
  expect(readKeptPage(place)).toBeNull();
});

test("what another version of the program has kept is left out", () => {
  localStorage.setItem("page-draft-usr_1-sit_1", JSON.stringify({ ...kept, baseVersion: undefined }));
  expect(readKeptPage(place)).toBeNull();
});
