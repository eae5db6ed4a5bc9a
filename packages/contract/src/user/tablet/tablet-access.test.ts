import { expect, test } from "vitest";
import { devices } from "../../device/device.resource";
import { mayDo, permissionOf } from "../../kit/access";
import { livePermissions } from "../../live/live.permissions";
import { orderPermissions } from "../../order/order.permissions";
import { printJobPermissions } from "../../print/job/print-job.permissions";
import { TABLET_PERMISSIONS, tabletGrants } from "./tablet-access";

const names = TABLET_PERMISSIONS.map(({ name }) => name);
const grantedTo = (roles: string[], branches: string[]) =>
  tabletGrants({ person: { roles, branches }, branch: "brn_1" }).map(({ permission }) => permission);

test("they are those of orders without refunds, of what holds right now, and of prints", () => {
  const { refund: _, ...desk } = orderPermissions;
  const { read, handle } = printJobPermissions;
  const printers = permissionOf({ resource: devices, verb: "read" });
  expect(TABLET_PERMISSIONS).toEqual([
    ...Object.values(desk),
    ...Object.values(livePermissions),
    read,
    handle,
    printers,
  ]);
});

test("everybody has what their roles give in this branch, and no more", () => {
  expect(grantedTo(["ROLE_ADMIN"], [])).toEqual(names);
  expect(grantedTo(["ROLE_EMPLOYEE"], ["brn_1"])).toEqual(names);
  expect(grantedTo(["ROLE_MANAGER"], ["brn_2"])).toEqual([]);
  const permissions = [
    { permission: "orders.read", scope: "branches" as const },
    { permission: "order.refund", scope: "all" as const },
    { permission: "users.read", scope: "all" as const },
  ];
  const person = { roles: ["ROLE_DESK"], branches: ["brn_1"], permissions };
  expect(tabletGrants({ person, branch: "brn_1" })).toEqual([{ permission: "orders.read", scope: "branches" }]);
  expect(tabletGrants({ person, branch: "brn_2" })).toEqual([]);
});

test("money is not sent back from a tablet", () => {
  const grants = tabletGrants({ person: { roles: ["ROLE_ADMIN"], branches: [] }, branch: "brn_1" });
  const person = { roles: [], branches: ["brn_1"], permissions: grants };
  expect(mayDo({ person, permission: orderPermissions.refund })).toBe(false);
  expect(mayDo({ person, permission: orderPermissions.confirm, branch: "brn_1" })).toBe(true);
  expect(mayDo({ person, permission: orderPermissions.confirm, branch: "brn_2" })).toBe(false);
});
