import { refersToResource } from "@tresen/contract/kit/references/referred";
import type { Referrer, Resource } from "@tresen/contract/kit/resource";
import { allResources } from "@tresen/contract/resources";
import { branchHooks } from "../branch";
import { productHooks, productIdsFor } from "../catalog";
import { findingMarkHooks } from "../catalog/finding-mark";
import { customerFiltersFor, customerHooks, customerIdsFor } from "../customer";
import { deviceHooks } from "../device";
import { externalUserHooks } from "../external";
import { imageHooks } from "../media/image";
import { type Finding, type Hooks, indexing } from "../records";
import { shiftFiltersFor, shiftHooks } from "../planning";
import { projectHooks, taskFiltersFor, taskHooks } from "../project";
import { sceneHooks, segmentHooks, segmentIdsFor, streamIdsFor, tvHooks, tvIdsFor } from "../signage";
import { videoHooks } from "../signage/video";
import { redirectHooks } from "../site/redirect";
import { activityFiltersFor, quietActivityHooks } from "../time-tracking";
import { roleHooks, userHooks } from "../user";

/**
 * The hooks of each resource that has some, for jobs that write records of any resource. A test compares them with what
 * the handlers pass to `crud`; people are not told of each of many activities.
 */
const HOOKS: Readonly<Record<string, Hooks>> = {
  branches: branchHooks,
  customers: customerHooks,
  devices: deviceHooks,
  "digital-signage-devices": tvHooks,
  "digital-signage-segments": segmentHooks,
  "external-users": externalUserHooks,
  "finding-marks": findingMarkHooks,
  images: imageHooks,
  products: productHooks,
  projects: projectHooks,
  redirects: redirectHooks,
  roles: roleHooks,
  scenes: sceneHooks,
  "signage-videos": videoHooks,
  tasks: taskHooks,
  users: userHooks,
  "working-schedules": shiftHooks,
  "working-activities": quietActivityHooks,
};

type Derived = Pick<Finding, "idsFor" | "filtersFor">;

/** How filters that are no fields of a resource are answered. The same test compares these. */
const DERIVED: Readonly<Record<string, Derived>> = {
  "digital-signage-devices": { idsFor: tvIdsFor },
  "digital-signage-segments": { idsFor: segmentIdsFor },
  "digital-signage-streams": { idsFor: streamIdsFor },
  customers: { idsFor: customerIdsFor, filtersFor: customerFiltersFor },
  products: { idsFor: productIdsFor },
  "working-schedules": { filtersFor: shiftFiltersFor },
  tasks: { filtersFor: taskFiltersFor },
  "working-activities": { filtersFor: activityFiltersFor },
};

/** What the generic list of a resource needs. */
export function listingOf(resource: Resource): { resource: Resource; indexing: typeof indexing } & Derived {
  return { resource, indexing, ...DERIVED[resource.name] };
}

/** What the generic functions need to write records of a resource: all of it follows from the definitions. */
export function writingOf(resource: Resource): {
  resource: Resource;
  hooks: Hooks | undefined;
  indexing: typeof indexing;
} {
  return { resource, hooks: HOOKS[resource.name], indexing };
}

/** Who lets go of a record that is removed: projects of a customer, see core/src/project/let-go. */
const LETS_GO: Readonly<Record<string, readonly string[]>> = { customers: ["projects"] };

/** All resources whose records may refer to records of this one, and keep it from being removed. */
export function referrersOf({ name }: Resource): readonly Referrer[] {
  return allResources.filter(
    (source) => refersToResource({ schema: source.fields, name }) && !LETS_GO[name]?.includes(source.name),
  );
}
