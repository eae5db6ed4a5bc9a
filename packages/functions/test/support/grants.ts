import { AsyncLocalStorage } from "node:async_hooks";
import { expect } from "vitest";
import { client } from "../../../core/src/platform/db/client";
import { allFunctions } from "../../src/routes";

interface Run {
  name: string;
  used: Set<string>;
}

const running = new AsyncLocalStorage<Run>();

const TRANSACTION_ITEMS: Record<string, string> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
  Get: "GetItem",
};

/** Runs a function and checks that it asked the table for nothing that routes.ts does not grant it. */
export async function withGrantsOf<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const { grants } = definitionOf(name);
  const current: Run = { name, used: new Set() };
  const result = await running.run(current, run);
  expect({
    name,
    ungranted: [...current.used].filter((action) => !grants.table.some((granted) => granted === action)),
  }).toEqual({ name, ungranted: [] });
  return result;
}

function definitionOf(name: string) {
  const definition = allFunctions.find((candidate) => candidate.name === name);
  if (!definition) throw new Error(`routes.ts knows no function ${name}`);
  return definition;
}

client.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (args) => {
      const used = running.getStore()?.used;
      for (const action of actionsOf({ operation: commandName.replace(/Command$/, ""), input: args.input }))
        used?.add(action);
      return next(args);
    },
  { step: "initialize", name: "grantRecorder" },
);

function actionsOf({ operation, input }: { operation: string; input: object }): string[] {
  if (!operation.startsWith("Transact")) return [operation];
  const { TransactItems = [] } = input as { TransactItems?: Record<string, unknown>[] };
  return TransactItems.flatMap((item) => Object.keys(item)).map((kind) => TRANSACTION_ITEMS[kind] ?? kind);
}
