import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from "aws-cdk-lib/aws-dynamodb";
import type { StackContext } from "sst/constructs";
import { stageOf } from "../stage";

/** Must equal core's `tableDefinition`, which stacks may not import; a test compares the two. */
const key = (name: string) => ({ name, type: AttributeType.STRING });
const indexes = ["gsi1", "gsi2"];

/** The one table: orders, records, sessions, counters and the published snapshot. */
export function Database({ app, stack }: StackContext) {
  const { isProduction } = stageOf(app);
  const table = new Table(stack, "Table", {
    partitionKey: key("pk"),
    sortKey: key("sk"),
    billingMode: BillingMode.PAY_PER_REQUEST,
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    timeToLiveAttribute: "expiresAt",
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: isProduction,
    removalPolicy: isProduction ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  for (const name of indexes) {
    table.addGlobalSecondaryIndex({
      indexName: name,
      partitionKey: key(`${name}pk`),
      sortKey: key(`${name}sk`),
      projectionType: ProjectionType.KEYS_ONLY,
    });
  }
  stack.addOutputs({ TableName: table.tableName });
  return { table, indexArns: indexes.map((name) => `${table.tableArn}/index/${name}`) };
}
