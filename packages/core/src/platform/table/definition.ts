/**
 * The definition of the one table, used for AWS and for the emulator. Its keys are generic; docs/access-patterns.md
 * describes their content.
 */
export const tableDefinition = {
  partitionKey: "pk",
  sortKey: "sk",
  /** Both indexes contain only keys: lists read the rows they need by BatchGet. */
  indexes: [
    { name: "gsi1", partitionKey: "gsi1pk", sortKey: "gsi1sk", projection: "KEYS_ONLY" },
    { name: "gsi2", partitionKey: "gsi2pk", sortKey: "gsi2sk", projection: "KEYS_ONLY" },
  ],
  /** In seconds since 1970. DynamoDB may remove expired rows days later, so reads check it. */
  timeToLive: "expiresAt",
  stream: "NEW_AND_OLD_IMAGES",
  billing: "PAY_PER_REQUEST",
} as const;
