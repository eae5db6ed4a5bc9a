import {
  type Availability,
  type AvailabilityInput,
  type Wish,
  availability as schema,
} from "@tresen/contract/planning/availability/availability";
import { type Actor, requireStaff } from "../platform/actor";
import { ConditionFailed, batchRead, keyOf, storageCall, writeTransaction } from "../platform/db";
import { stale } from "../records/rows";
import { AvailabilityEntity } from "./availability";

/** The wishes of the actor. */
export async function availability({ actor }: { actor: Actor }): Promise<Availability> {
  const { user } = requireStaff(actor);
  const { data } = await storageCall(() => AvailabilityEntity.get({ user: user.id }).go({ consistent: true }));
  return { version: data?.version ?? 0, wishes: data?.wishes ?? [] };
}

/** Replaces the wishes of the actor. @throws conflict for another version than the stored one. */
export async function setAvailability({
  actor,
  body: { version, wishes },
}: {
  actor: Actor;
  body: AvailabilityInput;
}): Promise<Availability> {
  const { user } = requireStaff(actor);
  const row = { user: user.id, version: version + 1, wishes };
  try {
    await writeTransaction({
      entities: { wishes: AvailabilityEntity },
      writes: (entities) => [
        entities.wishes
          .put(row)
          .where((stored, { eq, notExists }) =>
            version === 0 ? notExists(stored.version) : eq(stored.version, version),
          )
          .commit(),
      ],
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? stale(error) : error;
  }
  return { version: row.version, wishes };
}

/** The wishes of these users, by id; those without are left out. One BatchGetItem for 100 users. */
export async function wishesOf(users: readonly string[]): Promise<ReadonlyMap<string, Wish[]>> {
  const keyed = users.map((user) => ({ user, key: keyOf(AvailabilityEntity.get({ user }).params()) }));
  const found = await batchRead(keyed.map(({ key }) => key));
  return new Map(
    keyed.flatMap(({ user, key }) => {
      const item = found(key);
      return item ? [[user, schema.shape.wishes.parse(item["wishes"])]] : [];
    }),
  );
}
