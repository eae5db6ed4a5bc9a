import type { ShopBundle } from "@tresen/contract/bundle/bundle";
import type { FieldError } from "@tresen/contract/kit/errors";
import { uniqueSet } from "@tresen/contract/kit/unique";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { indexIn } from "./input-index";
import type { BundleState } from "./state";

const LISTS = ["users", "external-users"] as const;

/** Faults of users and external users in the bundle whose username one of the other list has after the import. */
export function usernameFaults({
  input,
  bundle,
  state,
}: {
  input: unknown;
  bundle: Pick<ShopBundle, (typeof LISTS)[number]>;
  state: BundleState;
}): FieldError[] {
  const [users, external] = LISTS.map((name) => {
    const given = new Map(bundle[name].map(({ id, username }) => [String(id), nameOf({ username })]));
    const kept = [...(state.get(name) ?? [])].map(([id, { fields }]) => [id, nameOf(fields)] as const);
    return { name, given, held: new Set([...new Map([...kept, ...given]).values()]) };
  });
  if (!users || !external) return [];
  return [
    [users, external],
    [external, users],
  ].flatMap(([list, other]) =>
    [...(list?.given ?? [])].flatMap(([id, username]) =>
      list && username !== undefined && other?.held.has(username)
        ? [
            fieldError({
              path: `${list.name}.${indexIn({ input, name: list.name, id })}.username`,
              code: "unique",
              message: VALIDATION.unique,
            }),
          ]
        : [],
    ),
  );
}

function nameOf(fields: Readonly<Record<string, unknown>>): string | undefined {
  return uniqueSet({ names: ["username"], fields })?.[0];
}
