import { imageAddress } from "@tresen/contract/media/image-address";
import { worksFor } from "@tresen/contract/kit/access";
import type { Instant } from "@tresen/contract/kit/time";
import { accountRefusal } from "@tresen/contract/user/account/account-state";
import type { TabletPerson } from "@tresen/contract/user/tablet/tablet";
import { TABLET_MESSAGES } from "@tresen/contract/user/tablet/tablet.texts";
import type { User } from "@tresen/contract/user/user.resource";
import { batchRead } from "../../platform/db";
import { rowKey, rowOf } from "../../records/rows";
import { requirement } from "../factor";
import { userRows } from "../user-rows";
import { pinHolders } from "../pin";

/** Who may sign in at a tablet of the branch by a PIN. Of nobody more is told than their picture and a short name. */
export async function tabletPeople({ branch, now }: { branch: string; now: Instant }): Promise<TabletPerson[]> {
  const [people, isRequired] = await Promise.all([withPin({ branch, now }), requirement()]);
  // To the others a PIN opens nothing.
  return shown(people.filter(({ roles }) => !isRequired(roles)));
}

/**
 * The same for a terminal, where everybody with a PIN may stamp their time: that opens no session.
 * @param leftOf tells who of these users stamps no more.
 */
export async function stampingPeople({
  leftOf,
  ...asked
}: {
  branch: string;
  now: Instant;
  leftOf: (users: readonly string[]) => Promise<ReadonlySet<string>>;
}): Promise<TabletPerson[]> {
  const people = await withPin(asked);
  const left = await leftOf(people.map(({ id }) => id));
  return shown(people.filter(({ id }) => !left.has(id)));
}

async function withPin({ branch, now }: { branch: string; now: Instant }): Promise<User[]> {
  const keys = (await pinHolders()).map((id) => rowKey({ resource: userRows, id }));
  const found = await batchRead(keys);
  return keys
    .flatMap((key) => found(key) ?? [])
    .map((item) => userRows.recordOf(rowOf(item)))
    .filter((user) => accountRefusal({ account: user, now }) === null && isOf({ user, branch }));
}

function shown(people: readonly User[]): TabletPerson[] {
  return people
    .map((user) => ({
      id: user.id,
      name: shortName({ user, people }),
      image: user.image ? imageAddress({ image: user.image, size: "small" }) : null,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "de") || (a.id < b.id ? -1 : 1));
}

/** Whether the user works for the branch. */
export function isOf({ user: { roles, branches }, branch }: { user: User; branch: string }): boolean {
  return worksFor({ person: { roles, branches: branches.map(({ id }) => id) }, branch });
}

/**
 * The first name with as many letters of the last name as tell the person apart from the others: one if possible, and
 * all of them if need be. The username is an address to which mail goes, so it is never the name.
 */
export function shortName({ user, people }: { user: Named; people: readonly Named[] }): string {
  const { firstName, lastName } = user;
  if (firstName === "" || lastName === "") return firstName || lastName || TABLET_MESSAGES.unnamed;
  const letters = [...lastName];
  const others = people
    .filter((other) => other !== user && isSame(other.firstName, firstName))
    .map((other) => [...other.lastName]);
  const start = (of: readonly string[], count: number): string => of.slice(0, count).join("");
  const needed = letters.findIndex((_, at) =>
    others.every((other) => !isSame(start(other, at + 1), start(letters, at + 1))),
  );
  const count = needed === -1 ? letters.length : needed + 1;
  return count === letters.length && count > 1
    ? `${firstName} ${lastName}`
    : `${firstName} ${start(letters, count).trimEnd()}.`;
}

type Named = Pick<User, "firstName" | "lastName">;

function isSame(a: string, b: string): boolean {
  return a.localeCompare(b, "de", { sensitivity: "accent" }) === 0;
}
