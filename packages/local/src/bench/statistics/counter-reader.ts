import { type IncomingMessage, createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { TABLE } from "../../environment";

/** DynamoDB ends a page after 1 MB. */
const PAGE = 1024 * 1024;
/** An eventually consistent read of 4 KB takes half a unit. */
const BLOCK = 4096;
const JSON_TYPE = "application/x-amz-json-1.0";
const HALF = 0.5;
/** How the partitions of counters begin. The modules of core would need the environment of a function. */
const COUNTERS = "stat#";

interface Asked {
  ExpressionAttributeValues: Record<":pk" | ":from" | ":to", { S: string }>;
  ExclusiveStartKey?: { sk: { S: string } };
  ProjectionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
}

/**
 * A process between calls of statistics and the embedded database: it answers Queries of counters like DynamoDB from the
 * database's file, since the database itself takes many minutes for the twelve million numbers of a year of a hundred
 * branches, and hands on all other requests. The processor time of the calls is theirs alone then. It tells its port to
 * the process that has started it, with the file and the address of the database, and ends with it.
 */
const [file = "", endpoint = ""] = process.argv.slice(2);
const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
const server = createServer((request, response) => {
  void answer(request).then(({ status, body }) => {
    response.writeHead(status, { "content-type": JSON_TYPE });
    response.end(body);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});
process.once("disconnect", () => process.exit());

async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
  const asked = await text(request);
  if (asked.includes(`":pk":{"S":"${COUNTERS}`)) return { status: 200, body: page(JSON.parse(asked) as Asked) };
  const { authorization = "", "x-amz-target": target = "", "x-amz-date": date = "" } = request.headers;
  const headers = { authorization, "x-amz-target": String(target), "x-amz-date": String(date) };
  const reply = await fetch(endpoint, {
    method: "POST",
    headers: { ...headers, "content-type": JSON_TYPE },
    body: asked,
  });
  return { status: reply.status, body: await reply.text() };
}

function page(asked: Asked): string {
  const rows = database.prepare(
    `SELECT sk, item_json, item_size FROM "${TABLE}" WHERE pk = ? AND sk > ? AND sk >= ? AND sk <= ? ORDER BY sk`,
  );
  const { ":pk": pk, ":from": from, ":to": to } = asked.ExpressionAttributeValues;
  const after = asked.ExclusiveStartKey?.sk.S ?? "";
  const items: string[] = [];
  let size = 0;
  let last = "";
  for (const { sk, item_json: json, item_size: bytes } of rows.iterate(
    `S:${pk.S}`,
    `S:${after}`,
    `S:${from.S}`,
    `S:${to.S}`,
  )) {
    items.push(projected({ json: String(json), asked }));
    size += Number(bytes);
    last = String(sk).slice(2);
    if (size >= PAGE) break;
  }
  const key = size >= PAGE ? `,"LastEvaluatedKey":${JSON.stringify({ pk, sk: { S: last } })}` : "";
  const units = Math.max(1, Math.ceil(size / BLOCK)) * HALF;
  const capacity = JSON.stringify({ TableName: TABLE, CapacityUnits: units, ReadCapacityUnits: units });
  return `{"Items":[${items.join(",")}],"Count":${items.length},"ConsumedCapacity":${capacity}${key}}`;
}

function projected({ json, asked }: { json: string; asked: Asked }): string {
  if (asked.ProjectionExpression === undefined) return json;
  const item = JSON.parse(json) as Record<string, unknown>;
  const names = Object.values(asked.ExpressionAttributeNames ?? {});
  return JSON.stringify(Object.fromEntries(names.flatMap((name) => (name in item ? [[name, item[name]]] : []))));
}
