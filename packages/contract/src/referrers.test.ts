import { describe, expect, it } from "vitest";
import * as z from "zod";
import { branchReferrer } from "./branch/branch.referrer";
import { branches } from "./branch/branch.resource";
import { menuReferrer } from "./catalog/menu.referrer";
import { menus } from "./catalog/menu.resource";
import { pickedByBranch } from "./kit/list/pick-by-branch";
import { mostReferences } from "./kit/references/references";
import { redirectReferrer } from "./site/redirect.referrer";
import { allResources } from "./resources";
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
    expect(Object.entries(referrer.fields.shape)).toEqual(pointing);
    expect(resource).toMatchObject({ ...referrer, fields: expect.anything() });
  });
});

describe("a definition", () => {
  it.each(allResources)(
    "of $name says by which rule records may be chosen in its reference fields",
    ({ fields, refersTo }) => {
      const named = new Set(referredNames(fields));
      const ruled = allResources.filter((resource) => named.has(resource.name) && resource.pickedBy);
      const targets = refersTo?.targets ?? [];
      expect(targets.map(({ name }) => name)).toEqual(ruled.map(({ name }) => name));
      for (const { name, access, branchesOf, ownersOf } of targets) {
        const resource = ruled.find((one) => one.name === name);
        expect({ access, branchesOf, ownersOf }).toEqual({
          access: resource?.access,
          branchesOf: resource?.branchesOf,
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
    const named = new Map(allResources.map(({ name, fields }) => [name, new Set(referredNames(fields))]));
    expect(named.get("departments")).toEqual(new Set(["branches", "users"]));
    expect([...(named.get("menus") ?? [])].sort()).toEqual(["branches", "categories", "products"]);
    expect([...(named.get("redirects") ?? [])].sort()).toEqual(["branches", "products", "sites"]);
  });
});

/** The names of all resources that a value of the schema can refer to. */
function referredNames(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { ref, refBy } = z.globalRegistry.get(schema) ?? {};
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const parts: readonly z.core.$ZodType[] =
    "innerType" in def
      ? [def.innerType]
      : def.type === "pipe"
        ? [def.in, def.out]
        : def.type === "array"
          ? [def.element]
          : def.type === "record"
            ? [def.valueType]
            : def.type === "object"
              ? Object.values(def.shape)
              : def.type === "union"
                ? def.options
                : [];
  return [
    ...(ref ? [ref] : []),
    ...Object.values(refBy?.resources ?? {}),
    ...parts.flatMap((part) => referredNames(part, seen)),
  ];
}
