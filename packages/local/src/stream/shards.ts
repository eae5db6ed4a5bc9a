import type { DynamoDBRecord } from "aws-lambda";
import { type DatabaseCall, DatabaseError } from "../storage/database-client";

const PROTOCOL = "DynamoDBStreams_20120810";
/** The batch size of the event source mappings. */
const BATCH = 100;

interface StreamDescription {
  StreamDescription: { Shards: { ShardId: string; ParentShardId?: string }[]; LastEvaluatedShardId?: string };
}

/** The last handled sequence number of each shard. */
export type Positions = Record<string, string>;

/** The table's stream, or null where the table has none. */
export async function streamOf({ call, table }: { call: DatabaseCall; table: string }): Promise<string | null> {
  const { Table } = await call<{ Table: { LatestStreamArn?: string } }>("DynamoDB_20120810.DescribeTable", {
    TableName: table,
  });
  return Table.LatestStreamArn ?? null;
}

/** Parents before children: their records are the older ones. */
export async function shardsOf({ call, stream }: { call: DatabaseCall; stream: string }): Promise<string[]> {
  const shards: { ShardId: string; ParentShardId?: string }[] = [];
  let start: string | undefined;
  do {
    const { StreamDescription: page } = await call<StreamDescription>(`${PROTOCOL}.DescribeStream`, {
      StreamArn: stream,
      ...(start ? { ExclusiveStartShardId: start } : {}),
    });
    shards.push(...page.Shards);
    start = page.LastEvaluatedShardId;
  } while (start);
  const known = new Set(shards.map(({ ShardId }) => ShardId));
  const ordered: string[] = [];
  for (const { ShardId, ParentShardId } of shards) {
    if (ordered.includes(ShardId)) continue;
    if (ParentShardId && known.has(ParentShardId) && !ordered.includes(ParentShardId)) ordered.push(ParentShardId);
    ordered.push(ShardId);
  }
  return ordered;
}

/** Reads after `position`, or from the oldest record kept. */
export async function iteratorFor({
  call,
  stream,
  shard,
  position,
}: {
  call: DatabaseCall;
  stream: string;
  shard: string;
  position: string | undefined;
}): Promise<string> {
  const get = async (start: object): Promise<string> => {
    const answer = await call<{ ShardIterator: string }>(`${PROTOCOL}.GetShardIterator`, {
      StreamArn: stream,
      ShardId: shard,
      ...start,
    });
    return answer.ShardIterator;
  };
  if (position === undefined) return get({ ShardIteratorType: "TRIM_HORIZON" });
  try {
    return await get({ ShardIteratorType: "AFTER_SEQUENCE_NUMBER", SequenceNumber: position });
  } catch (error) {
    // The position is older than the stream's oldest record: continue from the oldest one.
    if (error instanceof DatabaseError && error.type === "TrimmedDataAccessException")
      return get({ ShardIteratorType: "TRIM_HORIZON" });
    throw error;
  }
}

export async function readRecords({
  call,
  iterator,
}: {
  call: DatabaseCall;
  iterator: string;
}): Promise<{ records: DynamoDBRecord[]; next: string | null }> {
  const answer = await call<{ Records: DynamoDBRecord[]; NextShardIterator?: string }>(`${PROTOCOL}.GetRecords`, {
    ShardIterator: iterator,
    Limit: BATCH,
  });
  return { records: answer.Records, next: answer.NextShardIterator ?? null };
}
