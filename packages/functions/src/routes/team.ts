import { type HttpFunction, RECORDS, api } from "./definition";

const GROUP = "team";

/** Functions for log-in, users, roles and external users. */
export const teamFunctions: readonly HttpFunction[] = [
  // More memory for more CPU, since hashing a password is slow on purpose.
  api({
    group: GROUP,
    name: "login",
    grants: [
      "GetItem",
      "BatchGetItem",
      "Query",
      "PutItem",
      "UpdateItem",
      "DeleteItem",
      "BatchWriteItem",
      "ConditionCheckItem",
    ],
    memory: 1024,
  }),
  api({
    group: GROUP,
    name: "account",
    grants: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"],
    memory: 1024,
  }),
  // What checks passkeys is large, and loaded when one is checked.
  {
    ...api({
      group: GROUP,
      name: "passkeys",
      grants: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
      memory: 1024,
    }),
    isSplit: true,
  },
  // Tablets of branches: who may sign in there, and how long that lasts. A PIN is hashed like a password.
  {
    ...api({
      group: GROUP,
      name: "tablet",
      grants: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
      memory: 1024,
    }),
    paths: ["/api/tablet", "/api/tablet/{proxy+}", "/api/login/pin"],
  },
  api({ group: GROUP, name: "logout", grants: ["DeleteItem"] }),
  api({
    group: GROUP,
    name: "users",
    grants: [...RECORDS, "UpdateItem", "BatchWriteItem", "ConditionCheckItem"],
    memory: 1024,
  }),
  // Nobody else has the username, and no user: conditions of the write. What is known of somebody removed is erased.
  api({ group: GROUP, name: "external-users", grants: [...RECORDS, "BatchWriteItem", "ConditionCheckItem"] }),
  api({ group: GROUP, name: "roles", grants: RECORDS }),
  api({ group: GROUP, name: "socket-tickets", grants: ["GetItem", "BatchGetItem", "Query", "PutItem"] }),
  api({ group: GROUP, name: "views", grants: ["GetItem", "BatchGetItem", "Query", "PutItem"] }),
];
