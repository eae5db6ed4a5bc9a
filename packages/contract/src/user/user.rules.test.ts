import { expect, it } from "vitest";
import { bundleFaults as faults } from "../../test/bundle-faults";

it("a user cannot have a role twice", () => {
  const user = { id: "u", username: "u@example.test" };
  expect(faults({ users: [{ ...user, roles: ["ROLE_ADMIN", "ROLE_MANAGER"] }] })).toEqual([]);
  expect(faults({ users: [{ ...user, roles: ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_ADMIN"] }] })).toEqual([
    "users.0.roles.2 unique",
  ]);
});
