import { configSubject } from "@tresen/contract/config/config.permissions";
import { versionCalls as calls } from "@tresen/contract/log/version.calls";
import { resources } from "@tresen/contract/resources";
import { type Subject, getVersion, listVersions } from "@tresen/core/log";
import { userNames } from "@tresen/core/user";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

const subjects: ReadonlyMap<string, Subject> = new Map(
  [configSubject, ...Object.values(resources)].map((definition): [string, Subject] => [definition.name, definition]),
);
const reading = { subjects, namesOf: userNames };

/** The versions of every resource's records. */
export const handler = resource([
  endpoint({
    ...calls.versions,
    run: async ({ actor, params, query }) => {
      const { versions, cursor } = await listVersions({ ...reading, ...params, actor, query });
      return { data: versions, cursor };
    },
  }),
  endpoint({
    ...calls.version,
    run: async ({ actor, params }) => ({ data: await getVersion({ ...reading, ...params, actor }) }),
  }),
]);
