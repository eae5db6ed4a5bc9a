import * as z from "zod";
import { describe, expect, it } from "vitest";
import { allResources, resources } from "../resources";
import { goneLabel, recordTitle } from "./record-title";

const { menus, sites, users, navigations } = resources;
const externalUsers = resources["external-users"];

describe("a record's label", () => {
  it.each([
    [menus, { name: "Mittag", identifier: "m" }, "Mittag"],
    [sites, { name: "", title: "Willkommen" }, "Willkommen"],
    [users, { username: "kim@example.test" }, "kim@example.test"],
    [users, { username: "kim@example.test", firstName: "", lastName: "" }, "kim@example.test"],
    [users, { username: "kim@example.test", firstName: "Kim", lastName: "Ernst" }, "Kim Ernst"],
    [users, { username: "kim@example.test", lastName: "Ernst" }, "Ernst"],
    [externalUsers, { username: "rad@example.test", firstName: "Kim", lastName: "Ernst", company: "Rad" }, "Kim Ernst"],
    [externalUsers, { username: "rad@example.test", firstName: "", lastName: "", company: "Rad GmbH" }, "Rad GmbH"],
    [externalUsers, { username: "rad@example.test", company: "" }, "rad"],
    [navigations, { name: " ", identifier: "mainMenu" }, "Hauptmenü"],
    [navigations, { identifier: "fuss" }, "fuss"],
    [menus, { name: "", availableFrom: "2026-06-01" }, "Produktkatalog ab 01.06.2026"],
    [menus, { name: "", availableFrom: "2026-05-31T22:00:00Z" }, "Produktkatalog ab 01.06.2026"],
    [menus, { name: "", availableFrom: null }, "Produktkatalog (ohne Namen)"],
    [menus, { id: "mnu_01JX", availableFrom: "bald" }, "Produktkatalog (ohne Namen)"],
  ])("of %j is %s", (resource, record, label) => {
    expect(recordTitle({ resource, record })).toBe(label);
  });

  it("consists of the fields that its definition names, and of no others", () => {
    const resource = { one: "Farbe", title: ["shade"] };
    expect(recordTitle({ resource, record: { name: "Rot", shade: "Rubin" } })).toBe("Rubin");
    expect(recordTitle({ resource, record: { name: "Rot", title: "Rot", username: "rot", identifier: "rot" } })).toBe(
      "Farbe (ohne Namen)",
    );
  });

  it.each(allResources)("of $name consists of fields, the first of which its list shows", ({ fields, title }) => {
    expect(Object.keys(fields.shape)).toEqual(expect.arrayContaining([...title]));
    const [first = ""] = title;
    const shown = fields.shape[first];
    expect(shown && z.globalRegistry.get(shown)?.column).toBe(true);
  });

  it("of a removed one says that it was removed", () => {
    const resource = { one: "Produktkatalog" };
    expect(goneLabel(resource)).toBe("Produktkatalog (nicht mehr vorhanden)");
    expect(goneLabel(undefined)).toBe("Eintrag (nicht mehr vorhanden)");
  });
});
