import { type Personnel, personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { batchRead, keyOf } from "../../platform/db";
import { PersonnelEntity } from "./personnel.entity";

/** What is kept about the employment of these users, by id; those without are left out. For computing, not to be shown. */
export async function personnelOf(users: readonly string[]): Promise<ReadonlyMap<string, Personnel>> {
  const stored = await storedPersonnelOf(users);
  return new Map([...stored].map(([user, fields]) => [user, personnelFields.parse(fields)]));
}

/** The same as it is stored, for whoever goes on with the others where that of one person is not valid. */
export async function storedPersonnelOf(users: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const keyed = users.map((user) => ({ user, key: keyOf(PersonnelEntity.get({ user }).params()) }));
  const found = await batchRead(keyed.map(({ key }) => key));
  return new Map(
    keyed.flatMap(({ user, key }) => {
      const item = found(key);
      return item ? [[user, item.fields] as const] : [];
    }),
  );
}
