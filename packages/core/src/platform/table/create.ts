import { tableDefinition } from "./definition";

/** Creates the table of `tableDefinition` if it does not exist. For emulators; on AWS the stacks create it. */
export async function createTable(): Promise<void> {
  // Loaded here, so that importing the definition needs neither a client nor the environment.
  const [{ client }, { env }, { CreateTableCommand, waitUntilTableExists }] = await Promise.all([
    import("../db"),
    import("../env"),
    import("@aws-sdk/client-dynamodb"),
  ]);
  const { partitionKey, sortKey, indexes } = tableDefinition;
  const keys = [{ partitionKey, sortKey }, ...indexes];
  const keySchema = (key: {
    partitionKey: string;
    sortKey: string;
  }): { AttributeName: string; KeyType: "HASH" | "RANGE" }[] => [
    { AttributeName: key.partitionKey, KeyType: "HASH" },
    { AttributeName: key.sortKey, KeyType: "RANGE" },
  ];
  try {
    await client.send(
      new CreateTableCommand({
        TableName: env.TABLE_NAME,
        AttributeDefinitions: keys
          .flatMap((key) => [key.partitionKey, key.sortKey])
          .map((AttributeName) => ({ AttributeName, AttributeType: "S" as const })),
        KeySchema: keySchema(tableDefinition),
        GlobalSecondaryIndexes: indexes.map((index) => ({
          IndexName: index.name,
          KeySchema: keySchema(index),
          Projection: { ProjectionType: index.projection },
        })),
        BillingMode: tableDefinition.billing,
        StreamSpecification: { StreamEnabled: true, StreamViewType: tableDefinition.stream },
      }),
    );
  } catch (error) {
    if (!(error instanceof Error && error.name === "ResourceInUseException")) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1, maxDelay: 2 }, { TableName: env.TABLE_NAME });
}
