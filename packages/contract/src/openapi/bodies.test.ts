import { expect, it } from "vitest";
import * as z from "zod";
import { resourceCalls } from "../kit/resource-calls";
import { allResources } from "../resources";
import { calls } from "./calls";

/** The paths of the objects in a schema that would drop fields that they do not name. */
function dropping(schema: z.core.$ZodType, path = "", seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const inside = (inner: z.core.$ZodType, name: string) => dropping(inner, `${path}.${name}`, seen);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return [
        ...(def.catchall ? [] : [path]),
        ...Object.entries(def.shape).flatMap(([name, field]) => inside(field, name)),
      ];
    case "array":
      return inside(def.element, "[]");
    case "union":
      return def.options.flatMap((option, index) => inside(option, String(index)));
    default:
      return "innerType" in def ? dropping(def.innerType, path, seen) : [];
  }
}

it("no call drops fields of a body or parameters that it does not name", () => {
  const all = [...Object.values(calls), ...allResources.flatMap((resource) => Object.values(resourceCalls(resource)))];
  const found = all.flatMap(({ method, path, body, query }) =>
    [...dropping(body, "body"), ...dropping(query, "query")].map((where) => `${method} ${path} ${where}`),
  );
  expect(all.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
  expect(dropping(z.strictObject({ a: z.array(z.object({})).optional() }), "body")).toEqual(["body.a.[]"]);
});
