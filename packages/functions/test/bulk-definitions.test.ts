import type { Resource } from "@tresen/contract/kit/resource";
import { allResources } from "@tresen/contract/resources";
import { listingOf, referrersOf, writingOf } from "@tresen/core/bulk";
import type { Finding, Hooks } from "@tresen/core/records";
import { activityHooks, quietActivityHooks } from "@tresen/core/time-tracking";
import { beforeAll, expect, test, vi } from "vitest";
import type { Referrers } from "../src/http/referred-by";

interface Passed {
  resource: Resource;
  referrers?: Referrers;
  hooks?: Hooks;
  finding?: Finding;
}

const passed = vi.hoisted(() => new Map<string, unknown>());

vi.mock("../src/http/crud", () => {
  const note = (asked: Passed) => {
    passed.set(asked.resource.name, asked);
    return [];
  };
  return { crud: note, crudFinding: note, completingPictures: () => ({}) };
});

const handlers = import.meta.glob("../src/api/**/*.ts");

beforeAll(async () => {
  for (const load of Object.values(handlers)) await load();
});

function passedOf(name: string): Passed {
  const found = passed.get(name) as Passed | undefined;
  if (!found) throw new Error(`No handler passes ${name} to crud`);
  return found;
}

/** Jobs tell nobody of each activity of many. */
const FOR_MANY: Readonly<Record<string, Hooks>> = { "working-activities": quietActivityHooks };

test.each(allResources)("a job writes records of $name with the hooks that their handler passes", (resource) => {
  const { hooks } = passedOf(resource.name);
  expect(writingOf(resource).hooks).toBe(FOR_MANY[resource.name] ?? hooks);
  if (resource.name in FOR_MANY) expect(hooks).toBe(activityHooks);
});

test.each(allResources)(
  "a job removes records of $name unless those refer to them that their handler names",
  (resource) => {
    const named = passedOf(resource.name).referrers?.sources ?? [];
    const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).sort();
    expect(names(referrersOf(resource))).toEqual(names(named));
  },
);

test.each(allResources)("a job finds records of $name by the filters that their list has", (resource) => {
  const { idsFor, filtersFor } = listingOf(resource);
  const passedOn = passedOf(resource.name).finding;
  expect([idsFor, filtersFor]).toEqual([passedOn?.idsFor, passedOn?.filtersFor]);
});
