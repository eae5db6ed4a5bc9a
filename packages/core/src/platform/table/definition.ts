/**
 * The one table, as data: what AWS provisions and what the emulator is given. Keys are generic; which key holds
 * what is a row of docs/access-patterns.md.
 */
export const tableDefinition = {
  partitionKey: "pk",
  sortKey: "sk",
  /** Both indexes project the keys only: lists read the rows they need by BatchGet. */
  indexes: [
    { name: "gsi1", partitionKey: "gsi1pk", sortKey: "gsi1sk", projection: "KEYS_ONLY" },
    { name: "gsi2", partitionKey: "gsi2pk", sortKey: "gsi2sk", projection: "KEYS_ONLY" },
  ],
  /** Seconds since 1970. Expired rows may linger for days, so reads filter by it. */
  timeToLive: "expiresAt",
  stream: "NEW_AND_OLD_IMAGES",
  billing: "PAY_PER_REQUEST",
} as const;
