import { expect, test } from "vitest";
import * as z from "zod";
import { findResource, resources } from "../resources";
import { fieldAccess } from "./field-access";

test("the resources with fields that have permissions of their own, and no others, name what evaluates them", () => {
  const names = Object.keys(resources);
  const guarded = names.filter((name) =>
    Object.values(findResource(name)?.fields.shape ?? {}).some((field) => z.globalRegistry.get(field)?.access),
  );
  expect(guarded).toEqual(["users", "tasks"]);
  expect(names.filter((name) => findResource(name)?.fieldAccess === fieldAccess)).toEqual(guarded);
});
