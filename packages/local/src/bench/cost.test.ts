import { queueFunctions } from "@tresen/functions/routes";
import { expect, test } from "vitest";
import { type AfterEffects, EACH_ALONE, FULL_BATCHES, costOfEmptyQueues, costOfMillion } from "./cost";
import type { FlowUse } from "./storage-use";

const used = ({ calls = 0, readUnits = 0, writeUnits = 0 }): FlowUse["order"] => ({
  calls,
  rounds: calls,
  readUnits,
  writeUnits,
  operations: {},
});
const use: FlowUse = {
  coldInit: used({ calls: 2 }),
  warmInitCalls: 1,
  order: used({ calls: 3, writeUnits: 5, readUnits: 1 }),
  messages: used({ calls: 9, writeUnits: 12, readUnits: 7 }),
  status: used({ calls: 1, readUnits: 0.5 }),
};
const durations = { init: 2.4, order: 60, status: 10 };
const linesOf = (after?: AfterEffects): Record<string, number> =>
  Object.fromEntries(
    costOfMillion({ use, durations, ...(after ? { after } : {}) }).lines.map(({ name, dollars }) => [
      name,
      Number(dollars.toFixed(3)),
    ]),
  );

test("every service that an order needs is priced, when each record and message is processed alone", () => {
  expect(linesOf()).toEqual({
    "HTTP API": 0,
    "Lambda requests of shoppers": 0.6,
    "Lambda requests of the stream": 0.4,
    "Lambda requests of the mails' queue": 0.4,
    // 3 + 60 + 10 ms at 1 GB.
    "Lambda time of shoppers": 0.973,
    // 30 + 15 ms at 1 GB.
    "Lambda time of the stream": 0.6,
    // Twice 110 ms at half a GB.
    "Lambda time of the mails' queue": 1.467,
    // One call sends both messages; each is received and deleted separately.
    "SQS, sent, received and deleted": 2,
    "DynamoDB writes": 10.625,
    "DynamoDB reads": 1.125,
  });
  expect(costOfMillion({ use, durations }).total).toBeCloseTo(18.19, 2);
  expect(EACH_ALONE.sqs).toEqual({ send: 1, receive: 2, remove: 2 });
});

test("full batches reduce only the number of requests", () => {
  const [alone, full] = [linesOf(), linesOf(FULL_BATCHES)];
  const changed = Object.keys(alone).filter((name) => alone[name] !== full[name]);
  expect(Object.fromEntries(changed.map((name) => [name, full[name]]))).toEqual({
    // Three records of a hundred, two messages of ten.
    "Lambda requests of the stream": 0.006,
    "Lambda requests of the mails' queue": 0.04,
    "SQS, sent, received and deleted": 0.24,
  });
});

test("queues also cost something in a month without orders", () => {
  // One queue for each kind of job that the server executes: 648,000 empty answers each.
  expect(costOfEmptyQueues() / queueFunctions.length).toBeCloseTo(0.2592, 4);
});
