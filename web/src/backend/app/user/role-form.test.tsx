// @vitest-environment happy-dom
import { roles } from "@tresen/contract/user/role.resource";
import { users } from "@tresen/contract/user/user.resource";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { RecordContext } from "../../admin/form/form-context";
import { fieldsOf } from "../../admin/model/schema-fields";
import { resourceQueries } from "../../admin/queries";
import { RoleIdentifier } from "../../features/user/manage/role-identifier";
import { UserBranches } from "../../features/user/manage/user-branches";
import { settled, type } from "../../../shared/testing/hands";
import { META } from "../testing/page";
import { mountPart } from "../testing/part";

let mounted: Awaited<ReturnType<typeof mountPart>>;
afterEach(() => mounted.unmount());

const fieldOf = ({ resource, key }: { resource: typeof roles | typeof users; key: string }) => {
  const field = fieldsOf(resource.fields).find((one) => one.key === key);
  if (!field) throw new Error(key);
  return field;
};

function RoleForm() {
  const [name, setName] = useState("");
  const [identifier, setIdentifier] = useState<unknown>("");
  return (
    <RecordContext value={{ name, identifier }}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <RoleIdentifier
        field={fieldOf({ resource: roles, key: "identifier" })}
        path="identifier"
        value={identifier}
        onChange={setIdentifier}
      />
    </RecordContext>
  );
}

test("the identifier of a new role follows its name until somebody types another", async () => {
  mounted = await mountPart({ content: <RoleForm /> });
  const [name, identifier] = document.querySelectorAll("input");
  const named = async (text: string): Promise<string | undefined> => {
    await type({ into: name ?? null, text });
    return identifier?.value;
  };
  expect(await named("Telefon")).toBe("ROLE_TELEFON");
  expect(await named("2. Küche & Lager")).toBe("ROLE_KUECHE_LAGER");
  expect(await named("77")).toBe("");
  await type({ into: identifier ?? null, text: "ROLE_KASSA" });
  expect(await named("Telefondienst")).toBe("ROLE_KASSA");
  await type({ into: identifier ?? null, text: "" });
  expect(identifier?.value).toBe("");
  expect(await named("Aushilfe")).toBe("ROLE_AUSHILFE");
});

test.each([
  ["orders.read", "all", true],
  ["orders.read", "branches", false],
  ["tags.update", "all", false],
])("the form of a user tells that a role reaches all branches: %s, %s", async (permission, scope, isTold) => {
  const role = {
    ...META,
    id: "rol_1",
    identifier: "ROLE_PHONE",
    name: "Telefondienst",
    permissions: [{ permission, scope }],
  };
  const data = [
    [resourceQueries.all("roles").queryKey, [role]],
    [resourceQueries.all("branches").queryKey, []],
  ] as const;
  const content = (
    <RecordContext value={{ roles: ["ROLE_PHONE"], branches: [] }}>
      <UserBranches
        field={fieldOf({ resource: users, key: "branches" })}
        path="branches"
        value={[]}
        onChange={() => undefined}
      />
    </RecordContext>
  );
  mounted = await mountPart({ content, data });
  await settled();
  const told = "Die Rolle „Telefondienst“ hat Rechte für alle Filialen, nicht nur für diese.";
  expect(document.body.textContent.includes(told)).toBe(isTold);
});
