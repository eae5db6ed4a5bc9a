import { describe, expect, it } from "vitest";
import * as z from "zod";
import { branchReferrer } from "./branch/branch.referrer";
import { branches } from "./branch/branch.resource";
import { menuReferrer } from "./catalog/menu.referrer";
import { menus } from "./catalog/menu.resource";
import { mostReferences } from "./kit/references";
import { redirectReferrer } from "./site/redirect.referrer";
import { redirects } from "./site/redirect.resource";

describe("a referrer", () => {
  it.each([
    { resource: branches, referrer: branchReferrer },
    { resource: menus, referrer: menuReferrer },
    { resource: redirects, referrer: redirectReferrer },
  ])("is the part of $resource.name that points to other resources", ({ resource, referrer }) => {
    const pointing = Object.entries(resource.fields.shape).filter(
      // Pictures are no resource of the pattern: what uses them is found otherwise.
      ([name, schema]) => mostReferences(z.object({ [name]: schema })) > 0 && name !== "images" && name !== "logo",
    );
    expect(Object.entries(referrer.fields.shape)).toEqual(pointing);
    expect(resource).toMatchObject({ ...referrer, fields: expect.anything() });
  });
});
