import { type Personnel, personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import type { LocalDate } from "@tresen/contract/kit/time";
import { batchRead, keyOf } from "../../platform/db";
import { PersonnelEntity } from "./personnel.entity";

/** What is kept about the employment of these users, by id; those without are left out. For computing, not to be shown. */
export async function personnelOf(users: readonly string[]): Promise<ReadonlyMap<string, Personnel>> {
  const stored = await storedPersonnelOf(users);
  return new Map([...stored].map(([user, fields]) => [user, personnelFields.parse(fields)]));
}

/** The days of exit of those of these users for whom one is kept. */
export async function exitDatesOf(users: readonly string[]): Promise<ReadonlyMap<string, LocalDate>> {
  const stored = await storedPersonnelOf(users);
  const exit = personnelFields.pick({ exitDate: true }).loose();
  return new Map(
    [...stored].flatMap(([user, fields]) => {
      const { data } = exit.safeParse(fields);
      return data?.exitDate ? [[user, data.exitDate] as const] : [];
    }),
  );
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
