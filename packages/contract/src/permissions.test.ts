import { expect, it } from "vitest";
import * as z from "zod";
import type { Permission } from "./kit/access";
import type { Call } from "./kit/call";
import { resourceCalls } from "./kit/resource-calls";
import { calls } from "./openapi/calls";
import { permissionGroups } from "./permission-groups";
import { findPermission } from "./permissions";
import { allResources } from "./resources";

const all = permissionGroups.flatMap(({ permissions }) => permissions);
const asked: Call[] = [
  ...Object.values(calls),
  ...allResources.flatMap((resource) => Object.values(resourceCalls(resource))),
];

it("every permission that a call or a field asks for can be given to a role", () => {
  const ofFields = allResources.flatMap(({ fields }) =>
    Object.values(fields.shape).flatMap((field): Permission[] =>
      Object.values(z.globalRegistry.get(field)?.access ?? {}),
    ),
  );
  const ofCalls = asked.flatMap(({ permission }) => (permission ? [permission] : []));
  expect(ofFields.length).toBeGreaterThan(0);
  expect(ofCalls.length).toBeGreaterThan(40);
  for (const { name, access, scopes } of [...ofCalls, ...ofFields])
    expect(findPermission(name)).toMatchObject({ name, access, scopes });
});

it("each permission has a unique name and title", () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { title, permissions } of permissionGroups) {
    expect(title).not.toBe("");
    const titles = permissions.map((permission) => permission.title);
    expect(new Set(titles).size).toBe(titles.length);
    // Without a German title the name itself would stand there.
    expect(titles.filter((text) => text.includes("."))).toEqual([]);
  }
});
