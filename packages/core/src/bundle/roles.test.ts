import { expect, it } from "vitest";
import { password } from "../../test/bundle";
import { refusal } from "../../test/refusal";
import { NOW } from "../../test/shop";
import { importBundle } from ".";

const imported = (bundle: unknown) => importBundle({ bundle, now: NOW });

it("does not rename a role that users have by its former identifier", async () => {
  const role = { id: "rol_stock", identifier: "ROLE_STOCK", name: "Lager", permissions: [] };
  const keeper = { id: "usr_keeper", username: "lager@example.test", roles: ["ROLE_STOCK"], password };
  await imported({ roles: [role], users: [keeper] });
  const renamed = { ...role, identifier: "ROLE_UMBENANNT" };
  expect(await refusal(imported({ roles: [renamed] }))).toMatchObject({
    details: [
      {
        field: "roles.0.identifier",
        code: "role.identifier_in_use",
        message: "Die Kennung kann nicht geändert werden, solange Benutzer diese Rolle haben.",
      },
    ],
  });
  // Together with its users it may be renamed: nobody keeps the former identifier.
  const moved = { ...keeper, roles: ["ROLE_UMBENANNT"] };
  expect(await imported({ roles: [renamed], users: [moved] })).toMatchObject({ updated: 2 });
});
