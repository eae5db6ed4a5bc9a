import { describe, expect, it } from "vitest";
import * as z from "zod";
import { branchReferrer } from "./branch/branch.referrer";
import { branches } from "./branch/branch.resource";
import { menuReferrer } from "./catalog/menu.referrer";
import { menus } from "./catalog/menu.resource";
import { pickedByBranch } from "./kit/list/pick-by-branch";
import { mostReferences } from "./kit/references/references";
import { refersToResource } from "./kit/references/referred";
import { redirectReferrer } from "./site/redirect.referrer";
import { allResources, resources } from "./resources";
import { redirects } from "./site/redirect.resource";

describe("a referrer", () => {
  it.each([
    { resource: branches, referrer: branchReferrer },
    { resource: menus, referrer: menuReferrer },
    { resource: redirects, referrer: redirectReferrer },
  ])("of $resource.name has its references to other resources", ({ resource, referrer }) => {
    const pointing = Object.entries(resource.fields.shape).filter(
      // Pictures are no resource of the pattern: what uses them is found otherwise.
      ([name, schema]) => mostReferences(z.object({ [name]: schema })) > 0 && name !== "images" && name !== "logo",
    );
    // Of a field with parts it may have those alone that refer to something.
    const references = ([name, schema]: [string, z.core.$ZodType]) => {
      const alone = z.object({ [name]: schema });
      const targets = allResources.filter((one) => refersToResource({ schema: alone, name: one.name }));
      return [name, mostReferences(alone), targets.map((one) => one.name)];
    };
    expect(Object.entries(referrer.fields.shape).map(references)).toEqual(pointing.map(references));
    expect(resource).toMatchObject({ ...referrer, fields: expect.anything() });
  });
});

describe("a definition", () => {
  it.each(allResources)(
    "of $name says by which rule records may be chosen in its reference fields",
    ({ fields, refersTo }) => {
      const ruled = allResources.filter(
        ({ name, pickedBy }) => pickedBy !== undefined && refersToResource({ schema: fields, name }),
      );
      const targets = refersTo?.targets ?? [];
      expect(targets.map(({ name }) => name)).toEqual(ruled.map(({ name }) => name));
      for (const { name, access, branchesOf, isSharedWithoutBranch, ownersOf } of targets) {
        const resource = ruled.find((one) => one.name === name);
        expect({ access, branchesOf, isSharedWithoutBranch, ownersOf }).toEqual({
          access: resource?.access,
          branchesOf: resource?.branchesOf,
          isSharedWithoutBranch: resource?.isSharedWithoutBranch,
          ownersOf: resource?.ownersOf,
        });
      }
    },
  );

  it.each(allResources)(
    "of $name says that branches limit who may choose, where records belong to branches",
    (resource) => {
      const isOfBranches = resource.branchesOf !== undefined && resource.isBranch !== true;
      expect(resource.pickedBy).toBe(isOfBranches ? pickedByBranch : undefined);
    },
  );

  it("finds reference fields wherever they are", () => {
    const namedBy = ({ fields }: { fields: z.ZodObject }) =>
      allResources.flatMap(({ name }) => (refersToResource({ schema: fields, name }) ? [name] : [])).sort();
    expect(namedBy(resources.departments)).toEqual(["branches", "users"]);
    expect(namedBy(resources.menus)).toEqual(["branches", "categories", "products"]);
    expect(namedBy(resources.redirects)).toEqual(["branches", "products", "sites"]);
    expect(namedBy(resources.sites)).toEqual(["branches", "images"]);
  });
});
