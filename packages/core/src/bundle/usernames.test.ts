import { beforeAll, expect, it } from "vitest";
import { refusal } from "../../test/refusal";
import { NOW, createShop } from "../../test/shop";
import { importBundle } from ".";

const user = (username: string) => ({ id: "usr_1", username, roles: ["ROLE_EMPLOYEE"], branches: [] });
const external = (username: string) => ({ id: "ext_1", username, branches: [{ id: "center" }] });
const run = (bundle: object) => importBundle({ bundle, now: NOW });
const faultsOf = async (bundle: object) => (await refusal(run(bundle))).details.map(({ field }) => field);

beforeAll(createShop);

it("a username is refused that a user and an external user would both have after an import", async () => {
  expect(await faultsOf({ users: [user("a@example.test")], "external-users": [external("A@example.test")] })).toEqual([
    "users.0.username",
    "external-users.0.username",
  ]);
  await run({ users: [user("a@example.test")] });
  expect(await faultsOf({ "external-users": [external("A@EXAMPLE.test")] })).toEqual(["external-users.0.username"]);
  // The bundle gives the user another one.
  const moved = await run({ users: [user("b@example.test")], "external-users": [external("a@example.test")] });
  expect(moved).toMatchObject({ created: 1, updated: 1 });
  expect(await run({ "external-users": [external("A@example.test")] })).toMatchObject({ unchanged: 1 });
});
