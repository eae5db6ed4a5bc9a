import { storageCall } from "../../platform/db";
import { PersonnelEntity } from "./personnel.entity";

/** The day of birth, where it is known, to refuse what others would guess from it. */
export async function findBirthDate(user: string): Promise<string | null> {
  const { data } = await storageCall(() => PersonnelEntity.get({ user }).go({ consistent: true }));
  return data?.fields.birthDate ?? null;
}
