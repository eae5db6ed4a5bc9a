import { type HttpFunction, PAYMENT_SECRETS, RECORDS, SNAPSHOT, api } from "./definition";

const GROUP = "system";

/**
 * Functions about all resources together: jobs, log, versions, many records at once, and the description of the API.
 */
export const systemFunctions: readonly HttpFunction[] = [
  { ...api({ group: GROUP, name: "openapi", grants: [] }), paths: ["/api/openapi.json"], describesSchemas: true },
  api({ group: GROUP, name: "snapshot", grants: SNAPSHOT }),
  api({ group: GROUP, name: "jobs", grants: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"] }),
  // Starts jobs for many records of any resource, and hands out the files of exports.
  {
    ...api({ group: GROUP, name: "bulk", grants: [] }),
    paths: ["/api/bulk", "/api/bulk/{proxy+}", "/api/exports", "/api/imports"],
    grants: {
      table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "BatchWriteItem"],
      bucket: ["GetObject"],
      folders: ["export"],
    },
    namesFields: true,
    isSplit: true,
    memory: 1024,
    timeout: 20,
  },
  // Changes of records of any resource that are planned for a time.
  { ...api({ group: GROUP, name: "planned-changes", grants: RECORDS }), isSplit: true },
  // Sends test messages by jobs, and asks payment providers whether they take the keys.
  api({
    group: GROUP,
    name: "service-tests",
    grants: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"],
    secrets: PAYMENT_SECRETS,
  }),
  // Tells of erasures and what is locked, and begins erasures again by the ids that are noted in the bucket.
  {
    ...api({ group: GROUP, name: "privacy", grants: [], timeout: 29 }),
    grants: {
      table: [...RECORDS, "BatchWriteItem", "ConditionCheckItem"],
      bucket: ["ListBucket", "GetObject"],
      folders: ["erasures"],
    },
  },
  // What only reads writes a request of staff that failed into the log.
  api({ group: GROUP, name: "logs", grants: ["GetItem", "BatchGetItem", "Query", "PutItem"] }),
  // A path without a greedy part takes precedence over those of the resources.
  {
    ...api({ group: GROUP, name: "versions", grants: ["GetItem", "BatchGetItem", "Query", "PutItem"] }),
    paths: ["/api/{resource}/{id}/versions", "/api/{resource}/{id}/versions/{version}"],
  },
];
